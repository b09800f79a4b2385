import type { SameKeys } from '../tree';
import type { durakHelpDe } from './durak-help.de';

/** The rules of Durak in English, short enough to read at the table. */
export const durakHelpEn: SameKeys<typeof durakHelpDe> = {
  goal: { title: 'What it is about', text: 'Everybody wants to get rid of their cards. Whoever is the only one left with some is the Durak, the fool. Nobody wins; one loses.' },
  attack: {
    title: 'Attacking',
    text: 'You attack the player at your left: with one card, or with several of the same value. You may add only values that already lie on the table. Only when you want to give nothing more is it the turn of the neighbour on the other side.',
  },
  defend: {
    title: 'Defending',
    text: 'Each card needs a higher one of its suit. A trump beats everything but a higher trump. The order: 6, 7, 8, 9, 10, jack, queen, king, ace.',
    picture: 'The 9 of hearts beats the 7 of hearts; the 6 of spades, a trump, beats the ace of diamonds.',
  },
  end: {
    title: 'End of a round',
    text: 'When everything is beaten and nobody adds any more, the cards leave the game, and the defender attacks next. Whoever cannot or will not beat everything picks everything up, and loses the right to attack.',
  },
  draw: {
    title: 'Drawing',
    text: 'Then everybody draws up to six cards, the attacker first, the defender last. The open card below the talon shows trumps and is drawn last. When the talon is used up, play goes on without drawing.',
    picture: 'The trump lies crosswise below the talon.',
  },
  limits: {
    title: 'Limits',
    text: 'Nobody has to beat more cards than they hold, and no more than six. Whoever holds five of a suit before the first attack may have the cards dealt anew.',
  },
  hands: {
    title: 'How to lay cards',
    text: 'Drag a card onto the table, or onto the card that it is to beat. Or tap it, and then where it goes. To attack with several, tap all of them. On a keyboard: arrows, Enter, Escape.',
  },
};
