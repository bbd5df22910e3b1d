import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { sources } from './sources';

/** What is read or heard although it stands in no element of its own. */
const SAID = ['aria-description', 'aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label'];
const WORD = /\p{L}{2}/u;
/** A capital and a further word, the end of a sentence, or some words: what code calls things by has no such form. */
const SENTENCE = /^\p{Lu}\S* +\p{L}|\p{L} .*\p{L}[.!?…]$|^[\p{L}’]{3,}( [\p{L}’]{3,}){2,}$/u;
const TYPEFACES = ['Figtree Variable', 'Fraunces Variable'];

interface Node {
  type?: string;
  name?: string;
  value?: unknown;
  callee?: Node & { object?: Node };
  [part: string]: unknown;
}

/** What is meant for whoever works on the page. */
const isForDevelopers = ({ type, callee }: Node) =>
  (type === 'NewExpression' && callee?.name === 'Error') ||
  (type === 'CallExpression' && callee?.object?.name === 'console');

/** All that a part of a component or a module says in words of its own. */
function wordsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(wordsIn);
  if (typeof node !== 'object' || node === null || isForDevelopers(node as Node)) return [];
  const { type, name = '', value, ...parts } = node as Node & { data?: string };
  if (type === 'Text') return WORD.test(parts.data ?? '') ? [String(parts.data)] : [];
  if (type === 'Literal')
    return SENTENCE.test(String(value)) && !TYPEFACES.includes(String(value)) ? [String(value)] : [];
  if (type === 'TemplateElement') {
    const { cooked } = value as { cooked: string };
    return SENTENCE.test(cooked.trim()) ? [cooked] : [];
  }
  if (type === 'StyleDirective' || (type === 'Attribute' && !SAID.includes(name)))
    // Of classes, kinds and the like only what is put in by an expression may be words.
    return wordsIn([value].flat().filter((part) => (part as Node).type !== 'Text'));
  return wordsIn([value, ...Object.values(parts)]);
}

const ownWords = (source: string) => {
  const { instance, module, fragment } = parse(source, { modern: true });
  return wordsIn([instance, module, fragment]);
};
const scripted = (source: string) => `<script lang="ts">\n${source}\n</script>`;

test('words of their own are found in components and modules', () => {
  expect(ownWords('<p>Hello</p>')).toEqual(['Hello']);
  expect(ownWords('<p class="some words">{a} · {b}</p>')).toEqual([]);
  expect(ownWords('<button title="Go back"></button>')).toEqual(['Go back']);
  expect(ownWords('<p>{isOver ? "The game is over" : ""}</p>')).toEqual(['The game is over']);
  expect(ownWords('<b aria-label={`Points of ${team}`}></b>')).toEqual(['Points of ']);
  expect(ownWords(scripted('const told = `It is your turn, ${name}`;'))).toEqual(['It is your turn, ']);
  expect(
    ownWords(scripted("const told = 'nobody has come'; throw new Error('no such thing here');")),
  ).toEqual(['nobody has come']);
  expect(ownWords(scripted("const choice = 'take ambition';"))).toEqual([]);
});

test('the page says nothing of its own: all its words stand in the catalogues', () => {
  const found = Object.entries(sources).flatMap(([name, source]) =>
    ownWords(name.endsWith('.svelte') ? source : scripted(source)).map((words) => `${name}: ${words}`),
  );
  expect(found).toEqual([]);
}, 300_000);
