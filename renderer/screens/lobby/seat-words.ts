import type { Seat } from '@shared/engine/contract';
import type { Occupant } from '@shared/protocol/lobby';
import { useConnection } from '@renderer/client/connection';
import { useLobby } from '@renderer/client/lobby';
import { useTexts } from '@renderer/i18n/text';
import { presenceOf } from '@renderer/table/plain-seats';

/** A few words beside a name: what matters most about the seat. */
export function useSeatWords(): (occupant: Occupant, seat: Seat) => string {
  const { t } = useTexts();
  const connection = useConnection();
  const store = useLobby();
  return (occupant, seat) => {
    if (occupant.kind === 'bot') return `${t('shell.presence.bot')}, ${t(`shell.botLevel.${occupant.level}`)}`;
    const isHost = store.lobby?.hosts.includes(occupant.person) ?? false;
    if (!occupant.connected) return [...(isHost ? [t('lobby.host')] : []), t(`shell.presence.${presenceOf(occupant)}`)].join(', ');
    const isMine = occupant.person === connection.person;
    if (isMine && seat !== store.mySeats[0]) return t('lobby.sameDevice');
    const match = store.lobby?.match ?? null;
    const isLate = match !== null && seat >= match.seats;
    const words = [
      ...(isMine ? [t('lobby.you')] : []),
      ...(isHost ? [t('lobby.host')] : []),
      ...(isLate ? [t('lobby.extra')] : []),
    ];
    return words.length === 0 || (isMine && words.length === 1) ? [...words, t(`shell.device.${occupant.device}`)].join(', ') : words.join(', ');
  };
}
