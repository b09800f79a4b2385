import { computed } from 'vue';
import type { ComputedRef } from 'vue';
import type { Lobby } from '@shared/protocol/lobby';
import { faceOf } from '@renderer/games/registry';
import { useTexts } from '@renderer/i18n/text';
import { gameName } from '../lobby/rule-words';
import { eveningTable } from './evening-table';
import type { EveningTable, EveningWords } from './evening-table';

/** The table of the evening in the reader's words. */
export function useEvening(lobby: () => Lobby | null): ComputedRef<EveningTable> {
  const { gameText } = useTexts();
  const words: EveningWords = {
    game: gameName,
    reason: (game, outcome, names) => gameText(game, `outcome.${outcome.reason}`, faceOf(game)?.outcomeParams(outcome, names) ?? {}),
    title(game, outcome, seat) {
      const key = faceOf(game)?.titleOf(outcome, seat) ?? null;
      return key === null ? null : gameText(game, key);
    },
  };
  return computed(() => eveningTable(lobby()?.finished ?? [], lobby()?.scores ?? [], words));
}
