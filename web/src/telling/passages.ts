/** Where the rules book says most about a thing: `CHAPTER`, or `CHAPTER-PARAGRAPH`. Things go by the ids of their texts. */

import { TOLD_APART, type Content } from '../content/content';

/** Things that come one after the other in a list of the book. */
const listed = (chapter: string, first: number, ids: string[]) =>
  Object.fromEntries(ids.map((id, i) => [id, `${chapter}-${first + i}`]));

const TERMS_TOLD = {
  spirit: 'spirits-1', emotion: 'emotions-1', mild: 'emotions-1', strong: 'empower-1', brightness: 'emotions-1',
  bleakness: 'emotions-1', counterpart: 'empower-1', threshold: 'empower-1', realm: 'board-1',
  frontier: 'board-1', triad: 'board-3', slot: 'board-2', space: 'board-4', origin: 'origin-1',
  sphere: 'origin-2', willpower: 'goods-1', essence: 'goods-1', ambition: 'goods-3', vibe: 'emotions-1',
  'vibe-token': 'tokens-1', 'wild-token': 'setup-4', row: 'spirit-actions-1', upgrade: 'tokens-4',
  determination: 'tokens-5', intensity: 'intensity-1', 'intensity-token': 'intensity-2', control: 'control-1',
  blocked: 'control-4', chain: 'emotions-4', adjacent: 'board-6', fortress: 'fortify-1', site: 'board-5',
  fragment: 'revelation-4', minor: 'revelation-4', major: 'revelation-4', capping: 'revelation-8',
  identity: 'revelation-4', revelation: 'revelation-1', aspiration: 'aspirations-2',
  'common-aspiration': 'aspirations-1', 'hidden-aspiration': 'aspirations-1', intention: 'intentions-1',
  wheel: 'intentions-11', shaper: 'shaper-1', action: 'turn-1', 'spirit-action': 'spirit-actions-1',
  'realm-action': 'realm-actions-1', ability: 'abilities-1', absorb: 'absorb-1', invoke: 'invoke-1',
  quell: 'quell-1', fortify: 'fortify-1', empower: 'empower-1', intensify: 'realm-actions-5',
  harvest: 'realm-actions-6', 'insecurity-token': 'emotions', supply: 'goods-1', bliss: 'aim-1', gloom: 'aim-1',
  balance: 'balance-1', alignment: 'balance-7', ego: 'ego-1', gatekeeper: 'ego-4', influencer: 'ego-4',
  scheme: 'ego-thinks-2', 'special-scheme': 'ego-thinks-4', impact: 'ego', difficulty: 'ego-thinks-19',
  condition: 'balance-15', 'card-set': 'emotions-8', status: 'emotions-8', hand: 'goods-1', deck: 'goods-2',
  turn: 'turn-1', score: 'end-6', power: 'emotions-2', round: 'prototype-rounds-10',
  fortitude: 'prototype-rounds-10', meditation: 'prototype-actions-17',
  'endgame-aspiration': 'prototype-points-16', 'discard-pile': 'prototype-rounds-3', 'set-up': 'setup-3',
  unlock: 'spirit-actions-1', 'extra-action': 'abilities-4', rotate: 'abilities-3',
}; // prettier-ignore
export const TERMS = Object.keys(TERMS_TOLD);

const REALM_ACTIONS = ['gain-willpower', 'draw-emotions', 'move-emotion', 'intensify', 'harvest'].map(
  (name) => `action-${name}`,
);

const USUAL: Record<string, string> = {
  ...Object.fromEntries(Object.entries(TERMS_TOLD).map(([term, place]) => [`term-${term}`, place])),
  ...listed('aspirations', 3, [
    'aspiration-attitude', 'aspiration-openness', 'aspiration-awareness', 'aspiration-unity',
    'aspiration-liveliness', 'aspiration-versatility', 'aspiration-fortitude', 'aspiration-sensibility',
    'aspiration-reflection',
  ]), // prettier-ignore
  ...listed('origin', 4, [
    'sphere-commitment', 'sphere-creativity', 'sphere-humility', 'sphere-diligence', 'sphere-knowledge',
  ]), // prettier-ignore
  ...listed('realm-actions', 2, REALM_ACTIONS),
  ...listed('abilities', 2, ['ability-add-token', 'ability-rotate', 'ability-extra-action']),
  'ability-absorb': 'absorb-1',
  'ability-end-turn': 'turn-4',
  ...Object.fromEntries(
    ['move', 'invoke', 'quell', 'fortify', 'empower'].map((row) => [`row-${row}`, `${row}-1`]),
  ),
  ...listed('intentions', 3, ['intention-quell', 'intention-absorb', 'intention-fill', 'intention-row']),
  ...listed('intentions', 8, ['intention-fortress', 'intention-empower', 'intention-level-1']),
  'upgrade-haste': 'move-2',
  'upgrade-surmount': 'move-3',
  'upgrade-bolster': 'invoke-2',
  'upgrade-inner-force': 'invoke-3',
  'upgrade-subdue': 'quell-4',
  'upgrade-extinguish': 'quell-5',
  'upgrade-exalt': 'fortify-2',
  'upgrade-raze': 'fortify-3',
  'upgrade-channeled-power': 'empower-4',
  'upgrade-emotional-outburst': 'empower-5',
  'upgrade-determination': 'tokens-5',
};

/** Of editions that are told apart: their own places, and where all else is told. */
const APART: Record<string, { places: Record<string, string>; rest: string }> = {
  prototype: {
    places: {
      ...listed('prototype-points', 2, [
        'aspiration-early-awareness', 'aspiration-allegiance', 'aspiration-early-versatility',
        'aspiration-unity', 'aspiration-wisdom', 'aspiration-dominance', 'aspiration-diversity',
      ]), // prettier-ignore
      ...listed('prototype-actions', 24, [
        'sphere-diligence', 'sphere-humility', 'sphere-knowledge', 'sphere-commitment', 'sphere-creativity',
      ]), // prettier-ignore
      ...listed('prototype-actions', 2, [...REALM_ACTIONS, 'action-rest']),
      ...listed('prototype-actions', 11, ['row-move', 'row-invoke', 'row-empower', 'row-quell']),
      'row-meditate': 'prototype-actions-17',
      'term-row': 'prototype-actions-8',
      'term-vibe-token': 'prototype-actions-8',
      'term-upgrade': 'prototype-actions-10',
      'term-fragment': 'prototype-points-12',
      'term-minor': 'prototype-points-12',
      'term-major': 'prototype-points-12',
      'term-capping': 'prototype-points-16',
      'term-revelation': 'prototype-points-9',
      'term-aspiration': 'prototype-points-1',
      'term-score': 'prototype-points-16',
      'term-round': 'prototype-rounds-10',
      'term-fortitude': 'prototype-rounds-10',
      'term-meditation': 'prototype-actions-17',
      'term-endgame-aspiration': 'prototype-points-16',
      'term-discard-pile': 'prototype-rounds-3',
      'term-deck': 'prototype-rounds-3',
    },
    rest: 'prototype-rounds',
  },
};

/** Where the book of an edition tells of a thing; `otherwise` where it does in no place of its own. */
export function passageOf({ edition }: Pick<Content, 'edition'>, id: string, otherwise: string): string {
  const apart = TOLD_APART.includes(edition) ? APART[edition] : undefined;
  return apart ? (apart.places[id] ?? apart.rest) : (USUAL[id] ?? otherwise);
}
