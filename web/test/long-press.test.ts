import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LongPress } from '../src/game/long-press';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const touch = (timeStamp: number) => ({ pointerType: 'touch', timeStamp }) as PointerEvent;
const click = () => new Event('click', { cancelable: true }) as MouseEvent;

/** A finger that was down for so long, in milliseconds, and how long the device took to hear of it. */
function press(down: number, heardAfter: number) {
  const finger = new LongPress();
  const look = vi.fn();
  finger.begin(touch(1000), look);
  vi.advanceTimersByTime(heardAfter);
  finger.lift(touch(1000 + down));
  return { looks: look.mock.calls.length, isSwallowed: finger.swallows(click()) };
}

test('a tap chooses, and a finger that rests only looks', () => {
  expect(press(80, 80)).toEqual({ looks: 0, isSwallowed: false });
  expect(press(600, 600)).toEqual({ looks: 1, isSwallowed: true });
});

test('a tap that a busy device hears of late is a tap all the same', () => {
  expect(press(80, 900)).toMatchObject({ isSwallowed: false });
});

test('a rest that a busy device had no time to see looks all the same', () => {
  expect(press(600, 0)).toEqual({ looks: 1, isSwallowed: true });
});

test('a mouse does not rest', () => {
  const finger = new LongPress();
  const look = vi.fn();
  finger.begin({ ...touch(0), pointerType: 'mouse' }, look);
  vi.advanceTimersByTime(900);
  finger.lift(touch(900));
  expect(finger.swallows(click())).toBe(false);
  expect(look).not.toHaveBeenCalled();
});
