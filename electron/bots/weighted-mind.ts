import { nextWord, type Random } from '@shared/engine/random';
import type { BotLevel } from '@shared/protocol/lobby';
import type { BotMind, BotQuestion } from '../host/services';

/** How much a bot goes by what looks sensible: 0 is blind chance, and large numbers always take the best. */
const SHARPNESS: Readonly<Record<BotLevel, number>> = { easy: 0.5, medium: 1.5, hard: 4 };

/** Appeal of letting a window for calls pass, to which the appeal of calling in it is relative. */
const WAITING = 1;

interface Choice {
  /** Null for waiting. */
  readonly action: unknown;
  readonly weight: number;
}

function choicesOf({ game, state, seat, level }: BotQuestion): Choice[] {
  const sharpness = SHARPNESS[level];
  const legal = game.legal(state, seat);
  const choices: Choice[] = legal.map((action) => ({ action, weight: game.appeal(state, seat, action) ** sharpness }));
  const onlyCalls = legal.every((action) => game.callWindow(state, seat, action) !== null);
  return onlyCalls ? [...choices, { action: null, weight: WAITING }] : choices;
}

function draw(choices: readonly Choice[], random: Random): unknown {
  const total = choices.reduce((sum, choice) => sum + choice.weight, 0);
  let rest = (nextWord(random) / 0x1_0000_0000) * total;
  for (const choice of choices) {
    rest -= choice.weight;
    if (rest < 0) return choice.action;
  }
  return choices[0]?.action ?? null;
}

/** A simple player: draws among the legal actions, sensible ones more often, the sharper the level. */
export function weightedMind(random: Random): BotMind {
  return { choose: (question) => Promise.resolve(draw(choicesOf(question), random)) };
}
