import { expect, test, vi } from 'vitest';
import { explain, type Asked } from '../src/explaining/explain';

// Nothing is looked up before an explanation opens.
vi.mock('../src/content/here', () => ({ contentHere: () => null }));

/** As much of an element as explaining itself takes, and what it listens for. */
class Thing extends EventTarget {
  attributes = new Map<string, string>();
  heard = new Set<string>();
  parentElement = null;

  closest = () => null;
  matches = () => false;
  hasAttribute = (name: string) => this.attributes.has(name);
  setAttribute = (name: string, value: string) => this.attributes.set(name, value);
  override addEventListener(name: string, listener: EventListener) {
    this.heard.add(name);
    super.addEventListener(name, listener);
  }
}

function explained(asked: Partial<Asked> = {}, attributes: Record<string, string> = {}): Thing {
  const thing = new Thing();
  for (const [name, value] of Object.entries(attributes)) thing.setAttribute(name, value);
  explain(thing as unknown as Element, { kind: 'term', name: 'identity', ...asked });
  return thing;
}

// Chromium lets Tab come to whatever part of a drawing listens for the focus, other browsers do not.
test('what Tab does not lead to does not listen for the focus', () => {
  const { heard } = explained();
  expect(heard).toContain('click');
  expect([...heard].filter((name) => /focus|blur/.test(name))).toEqual([]);
});

test('what Tab or arrows lead to rests and leaves by the focus', () => {
  expect(explained({ isStop: true }).heard).toContain('focus');
  expect(explained({}, { tabindex: '-1' }).heard).toContain('blur');
});
