import { computed } from 'vue';
import type { ComputedRef } from 'vue';
import { gameOf } from '@shared/games/registry';
import { useLobby } from '@renderer/client/lobby';
import { useTexts } from '@renderer/i18n/text';
import { hasTurns } from '../room/turns';
import { gameName } from './rule-words';

/** Why the next match cannot start yet, in words, and who would start it. */
export function useObstacle(): { readonly reason: ComputedRef<string | null>; readonly hostName: ComputedRef<string | null> } {
  const { t } = useTexts();
  const store = useLobby();
  return {
    reason: computed(() => {
      const { lobby } = store;
      if (lobby === null || lobby.obstacle === null) return null;
      const range = gameOf(lobby.game)?.seatRange(lobby.options) ?? { minimum: 2, maximum: lobby.maximumSeats };
      const params = { game: gameName(lobby.game), name: '', ...range, ...lobby.obstacle.params };
      const { code } = lobby.obstacle;
      const offersBots = hasTurns(lobby.game) || (code !== 'too-few-players' && code !== 'player-away');
      return t('lobby.startNotYet', { reason: t(offersBots ? `lobby.obstacles.${code}` : `room.withoutBots.${code}`, params) });
    }),
    hostName: computed(() => {
      const host = store.occupants.find((one) => one.kind === 'person' && store.lobby?.hosts.includes(one.person) === true);
      return host?.name ?? null;
    }),
  };
}
