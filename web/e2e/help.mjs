/**
 * Rules book, card browser and tutorial in a real browser: every lesson from start to end, and axe on every screen.
 *
 * Run against a server with the built page: node e2e/help.mjs http://127.0.0.1:8000
 * A folder after that receives pictures, and words after that choose parts: screens, explanations, or lessons by name.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const [, , base = 'http://127.0.0.1:8000', shots = '', ...parts] = process.argv;
const isWanted = (part) => !parts.length || parts.includes(part);
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const LESSONS = ['basic', 'tokens', 'ambition', 'hidden', 'empower', 'intentions', 'set-up'];
const SIZES = {
  desktop: { viewport: { width: 1280, height: 720 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};
const SCREENS = ['/rules', '/rules#control', '/cards', '/cards#courage', '/cards#spirits', '/tutorial'];
const failures = [];

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync',
  ],
}); // prettier-ignore

async function newPage(size, theme) {
  const context = await browser.newContext({ ...SIZES[size], reducedMotion: 'reduce', colorScheme: theme });
  // Axe is brought in from outside: the page's own rules on scripts need not allow that.
  await context.addInitScript({ path: AXE });
  const page = await context.newPage();
  page.on('pageerror', (error) => failures.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(`${page.url()}: ${message.text()}`);
  });
  return page;
}

async function check(page, what) {
  // Drawings that nobody hears are many elements and nothing to read.
  const { violations } = await page.evaluate(() =>
    window.axe.run({ exclude: '[inert][aria-hidden="true"]' }),
  );
  for (const { id, nodes } of violations)
    failures.push(`axe, ${what}: ${id} at ${nodes.map(({ target }) => target.join(' ')).slice(0, 3)}`);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (isTooWide) failures.push(`${what} is wider than its window`);
  if (shots) await page.screenshot({ path: `${shots}/${what.replaceAll(/[ /#]+/g, '-')}.png` });
}

async function look(size, theme) {
  const page = await newPage(size, theme);
  for (const screen of SCREENS) {
    await page.goto(base + screen);
    await page.waitForSelector('main h1');
    await page.waitForTimeout(600);
    await check(page, `${size} ${theme} ${screen}`);
  }
  await page.context().close();
}

/** Explanations open by pointer, by key and by touch, and close with Escape. */
async function askForExplanations() {
  const page = await newPage('desktop', 'dark');
  await page.goto(`${base}/rules`);
  const term = page.locator('[data-explains="term"]').first();
  await term.hover();
  await page.waitForSelector('.explanation');
  await check(page, 'an explanation');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.explanation', { state: 'detached' });
  await term.focus();
  await page.keyboard.press('i');
  await page.waitForSelector('.explanation');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/rules#*');
  await page.fill('#rules-search', 'blocked');
  await page.waitForSelector('mark');
  await page.context().close();
}

/** The step the coach is at, once it has spoken. */
const spoken = (page, step) =>
  page
    .waitForFunction((wanted) => document.querySelector('.coach')?.dataset.step === wanted, String(step))
    .catch(async () => {
      if (shots) await page.screenshot({ path: `${shots}/stuck.png` });
      throw new Error(`${page.url()}: the coach does not come to step ${step}`);
    });

async function choose(page, choice) {
  const button = page.locator(`[data-choice="${choice}"]`).first();
  const place = page.locator(`.open[data-target="${choice}"]`).first();
  if (await button.count()) await button.click();
  else await place.click();
}

async function take(lesson, size) {
  const { steps } = JSON.parse(
    readFileSync(new URL(`../src/tutorial/${lesson}.json`, import.meta.url), 'utf8'),
  );
  const page = await newPage(size, 'dark');
  await page.goto(`${base}/tutorial/${lesson}`);
  for (const [number, { choice }] of steps.entries()) {
    await spoken(page, number + 1);
    await page.waitForTimeout(300);
    if (number % 12 === 2) await check(page, `${size} ${lesson} ${number + 1}`);
    // In the middle of it the lesson is left, and goes on where it was.
    if (lesson === 'basic' && number === 20) {
      await page.goto(`${base}/tutorial`);
      await page.goto(`${base}/tutorial/${lesson}`);
      await spoken(page, number + 1);
    }
    if (!choice) {
      await page.click('[data-next]');
      continue;
    }
    await choose(page, choice);
    // What shows something hidden is asked back.
    const isOn = page.waitForFunction(
      (wanted) => document.querySelector('.coach')?.dataset.step !== wanted,
      String(number + 1),
      { timeout: 1500 },
    );
    await isOn.catch(() => choose(page, choice));
  }
  await page.waitForSelector('dialog[open]');
  await check(page, `${size} ${lesson} end`);
  if (lesson === 'basic') {
    await page.click('[data-play-on]');
    await page.waitForURL('**/table/**');
    await page.waitForSelector('.tiles button');
  }
  await page.context().close();
}

if (isWanted('screens'))
  for (const size of Object.keys(SIZES)) for (const theme of ['dark', 'light']) await look(size, theme);
if (isWanted('explanations')) await askForExplanations();
for (const lesson of LESSONS) if (isWanted(lesson)) await take(lesson, 'desktop');
if (isWanted('phone')) await take('basic', 'phone');
await browser.close();

for (const failure of new Set(failures)) console.error(failure);
console.log(failures.length ? `${failures.length} failures` : 'all well');
process.exitCode = failures.length ? 1 : 0;
