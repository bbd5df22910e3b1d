import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { Amount, FUNCTIONS, Name } from '../src/text/naming';
import { inOrder, listed, named, paragraph, t } from '../src/text/texts';

const bending = new FluentBundle('xx', { functions: FUNCTIONS, useIsolating: false });
bending.addResource(
  new FluentResource(`
with = s { NAME($spirits, form: "genitive") }
waits = { NAME($spirit, form: "gender") ->
        [f] { $spirit } ona
       *[m] { $spirit } on
    }
cards = { $count ->
        [one] { $count } karto
       *[other] { NAME($count, form: "genitive") } kartoj
    }
much = { NAME($count, form: "genitive") }
`),
);
const say = (id: string, args: Record<string, Name | Amount | string | number>) =>
  bending.formatPattern(bending.getMessage(id)!.value!, args, []);

const FORMS: Record<string, string> = { '': 'Liubov', genitive: 'Liubvi', gender: 'f' };
const love = new Name((form) => FORMS[form] ?? '');
const hatred = new Name(() => 'Gnev');

test('a sentence takes a name in the form it wants, and the plain one where there is no other', () => {
  expect(say('with', { spirits: love })).toBe('s Liubvi');
  expect(say('with', { spirits: hatred })).toBe('s Gnev');
  expect(say('with', { spirits: listed([love, hatred]) })).toBe('s Liubvi and Gnev');
  expect(say('waits', { spirit: love })).toBe('Liubov ona');
  expect(say('waits', { spirit: hatred })).toBe('Gnev on');
});

test('what is no name stays as it is', () => {
  expect(say('with', { spirits: 'Ada' })).toBe('s Ada');
  expect(say('much', { count: 1234 })).toBe('1,234');
});

test('a number that is told in words has its plural, and forms', () => {
  const told = new Name((form) => (form ? 'n de' : 'n'));
  expect(say('cards', { count: new Amount(1, told) })).toBe('n karto');
  expect(say('cards', { count: new Amount(3, told) })).toBe('n de kartoj');
});

test('names read as their plain form, and stand in a row as the language has it', () => {
  expect(String(named('spirit-love'))).toBe('Love');
  expect(t('web-spirit-board', { spirit: named('spirit-love', {}, '▲') })).toBe('The board of ▲Love');
  expect(String(listed([love, hatred, 'Ada']))).toBe('Liubov, Gnev and Ada');
  expect(String(inOrder([love, hatred]))).toBe('Liubov, Gnev');
  expect(String(listed([]))).toBe('');
});

test('sentences follow each other, and can be bent together', () => {
  expect(String(paragraph(['One.', 'Two.']))).toBe('One. Two.');
  expect(say('with', { spirits: paragraph([love, hatred]) })).toBe('s Liubvi Gnev');
  expect(String(paragraph([]))).toBe('');
});
