/** The letters that the server writes with in its own pictures, as files that it can read, with their licences. */

import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const PACKAGES = resolve(import.meta.dirname, '../node_modules/@expo-google-fonts');
/** Those of the page, and, since these have no Cyrillic letters, those that look most like them and have. */
const LETTERS = {
  figtree: ['500Medium/Figtree_500Medium.ttf', '700Bold/Figtree_700Bold.ttf'],
  fraunces: ['600SemiBold/Fraunces_600SemiBold.ttf'],
  lora: ['600SemiBold/Lora_600SemiBold.ttf'],
  onest: ['500Medium/Onest_500Medium.ttf'],
};

export async function copyLetters(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, files] of Object.entries(LETTERS)) {
    const from = join(PACKAGES, name);
    for (const file of files) await cp(join(from, file), join(folder, file.split('/').at(-1)!));
    await cp(join(from, 'LICENSE_FONT'), join(folder, `${name}.txt`));
  }
}
