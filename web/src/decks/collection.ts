/** By what the Emotions that decks are made of are told apart. */

import { printedField, type Field } from '../cards/search';
import { t } from '../text/texts';
import { CURVES, type Curve } from './pile';

const counted = (name: Curve): Field => ({
  name,
  label: t(`decks-filter-${name}`),
  valueOf: (card) => String(CURVES[name](card)),
  nameOf: (value) => value,
});

export const deckFields = (): Field[] => [
  printedField('vibe'),
  counted('threshold'),
  counted('strength'),
  counted('spaces'),
  printedField('when'),
];
