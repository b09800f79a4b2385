import type { Deal, OptionValues } from '../contract';
import type { Match } from '../match';

/**
 * The deal of the match with this number in a row: every second match follows the one before it as in an evening, every
 * fourth with people who changed places and one who came new.
 */
export function dealFor(options: OptionValues, seats: number, index: number, last: Match | null): Deal<OptionValues, unknown> {
  const previous = index % 2 === 1 && last !== null ? last.game.carry(last.state) : null;
  const moved = index % 4 === 3;
  const previousSeats = Array.from({ length: seats }, (_, seat) => {
    if (previous === null || (moved && seat === 0)) return null;
    return moved ? seat - 1 : seat;
  });
  return { options, seats, previous, previousSeats };
}
