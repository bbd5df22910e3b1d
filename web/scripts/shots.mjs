/**
 * Pictures of the gallery, to look at: node scripts/shots.mjs FOLDER NAME WIDTHxHEIGHT THEME HASH [SELECTOR]
 * Starts the pages itself and ends with them.
 */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const [folder, ...rest] = process.argv.slice(2);
const shots = rest
  .join(' ')
  .split(' + ')
  .map((shot) => shot.split(' '));
mkdirSync(folder, { recursive: true });
const server = await createServer({ server: { port: 0, watch: null, hmr: false }, logLevel: 'error' });
await server.listen();
const address = server.resolvedUrls.local[0];
const profile = mkdtempSync(join(tmpdir(), 'shots-'));
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
for (const [name, size, theme, hash, selector] of shots) {
  const [width, height] = size.split('x').map(Number);
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(name, error.message));
  page.on('console', (message) => message.type() === 'error' && console.error(name, message.text()));
  await page.setViewportSize({ width, height });
  await page.goto(`${address}gallery.html?theme=${theme}#${hash}`);
  await page.waitForSelector('[data-ready]');
  await page.waitForTimeout(900);
  const path = join(folder, `${name}.png`);
  if (selector) await page.locator(selector).first().screenshot({ path });
  else await page.screenshot({ path, fullPage: height === 0 });
  await page.close();
}
await browser.close();
await server.close();
rmSync(profile, { recursive: true, force: true });
process.exit(0);
