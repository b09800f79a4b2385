import { CARD } from './ids';
import type { CardId, DevilCard, SpecialCard, SpecialKind } from './types';

export const DEVIL_CARD: DevilCard = { kind: 'devil', id: CARD.devil, name: 'fehlerteufel', title: 'Fehlerteufel' };

function special(id: CardId, kind: SpecialKind, name: string, title: string): SpecialCard {
  return { kind: 'special', id, name, title, special: kind };
}

export const SPECIALS: readonly SpecialCard[] = [
  special(CARD.strangerA, 'stranger', 'stranger', 'Stranger'),
  special(CARD.strangerB, 'stranger', 'stranger', 'Stranger'),
  special(CARD.hypeA, 'hype', 'hype', 'Hype'),
  special(CARD.hypeB, 'hype', 'hype', 'Hype'),
  special(CARD.hypeC, 'hype', 'hype', 'Hype'),
  special(CARD.rogue, 'rogue', 'schummelschurke', 'Schummelschurke'),
  special(CARD.giddyup, 'giddyup', 'hue-oder-hott', 'Hü oder Hott'),
  special(CARD.absolute, 'absolute', 'absolut', 'Absolut'),
];
