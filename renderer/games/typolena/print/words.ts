import type { Colour } from '@shared/games/typolena/cards';
import type { typolenaCardsDe } from '@renderer/i18n/games/typolena-cards.de';
import type { SameKeys } from '@renderer/i18n/tree';

/** What is printed in one language. */
export type PrintWords = SameKeys<typeof typolenaCardsDe.print>;

export interface Paragraph {
  readonly title: string;
  readonly text: string;
  /** Stands before the paragraph as its sign. */
  readonly ink?: Colour;
}

export interface RulesSide {
  readonly head: string;
  readonly paragraphs: readonly Paragraph[];
}

/** The short rules, one card: the game on one side, what cards do on the other. */
export function rulesSides({ rules, rulesHead, effectsHead }: PrintWords): readonly [RulesSide, RulesSide] {
  return [
    { head: rulesHead, paragraphs: [rules.goal, rules.deal, rules.lay, rules.call, rules.draw, rules.end] },
    {
      head: effectsHead,
      paragraphs: [
        rules.inks,
        { ...rules.red, ink: 'red' },
        { ...rules.blue, ink: 'blue' },
        { ...rules.pink, ink: 'pink' },
        { ...rules.greygreen, ink: 'greygreen' },
        { ...rules.yellow, ink: 'yellow' },
        { ...rules.purple, ink: 'purple' },
        rules.devil,
        rules.special,
        rules.stranger,
        rules.hype,
        rules.trickster,
        rules.horse,
        rules.absolute,
      ],
    },
  ];
}
