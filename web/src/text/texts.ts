/** Texts for people, from the same catalogues as everything else in Cerebria. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** The catalogues the client needs; those of the command line stay out. */
const catalogues = import.meta.glob<string>(
  '../../../src/cerebria/locales/en/{cards,events,help,home,play,spirits,upgrades,web,words}.ftl',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** The long ones, fetched with the screens that read from them. */
const long = import.meta.glob<string>('../../../src/cerebria/locales/en/{decks,replay,rules,tutorial}.ftl', {
  query: '?raw',
  import: 'default',
});

/** Those of the other languages, fetched when somebody wants one. */
const others = import.meta.glob<string>(
  ['../../../src/cerebria/locales/*/*.ftl', '!../../../src/cerebria/locales/en/*.ftl'],
  { query: '?raw', import: 'default' },
);

function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

const english = bundleOf('en', Object.values(catalogues));
/** Where a text is looked for, in this order: what is not translated yet is read in English. */
let bundles = [english];

const languageOf = (path: string) => path.split('/').at(-2) ?? '';
const nameOf = (path: string) => path.split('/').at(-1)?.replace('.ftl', '') ?? '';
const LONG = new Set(Object.keys(long).map(nameOf));

/** Every language there are catalogues of. */
export const LANGUAGES = [...new Set(['en', ...Object.keys(others).map(languageOf)])];

/** Speak a language from now on; before anything is shown. */
export async function speak(language: string): Promise<void> {
  const wanted = Object.entries(others).filter(
    ([path]) => languageOf(path) === language && !LONG.has(nameOf(path)),
  );
  if (!wanted.length) return;
  bundles = [bundleOf(language, await Promise.all(wanted.map(([, load]) => load()))), english];
}

/** Read a long catalogue too, in the language that is spoken and in English. */
export async function learn(name: 'decks' | 'replay' | 'rules' | 'tutorial'): Promise<void> {
  const found = Object.entries({ ...long, ...others }).filter(([path]) => nameOf(path) === name);
  await Promise.all(
    bundles.map(async (bundle) => {
      const [, load] = found.find(([path]) => bundle.locales.includes(languageOf(path))) ?? [];
      if (load) bundle.addResource(new FluentResource(await load()));
    }),
  );
}

/** The text of a message; an id without one is given back as it is. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, args, []);
  }
  return id;
}

/** Whether there is a text under this id. */
export function hasText(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}
