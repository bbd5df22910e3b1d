/** The files of the client as they are written, and what they import. */

/** Every file by its path below `src`. */
export const sources = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }),
  ).map(([path, source]) => [path.replace('../src/', ''), source]),
);

const AT_ONCE = /\b(?:from|import)\s*'(\.[^'?]+)'/g;
const LATER = /\bimport\(\s*'(\.[^'?]+)'/g;
const OF_TYPES = /\b(?:import|export) type [^;]+;/g;

function found(kind: RegExp, file: string, source = sources[file] ?? ''): string[] {
  return [...source.matchAll(kind)]
    .map(([, to = '']) => new URL(to, `file:///${file}`).pathname.slice(1))
    .flatMap((path) => [path, `${path}.ts`].filter((found) => found in sources));
}

/** The files that a file imports, at once or later, for their values or only for their types. */
export const importsOf = (file: string) => [...found(AT_ONCE, file), ...importedLater(file)];

/** The files that come together with a file, as it needs more of them than their types. */
export const importedAtOnce = (file: string) => found(AT_ONCE, file, sources[file]?.replaceAll(OF_TYPES, ''));

/** The files that a file fetches when it needs them. */
export const importedLater = (file: string) => found(LATER, file);
