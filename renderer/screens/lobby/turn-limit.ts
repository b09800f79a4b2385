import { useTexts } from '@renderer/i18n/text';

/** What the host can choose, in seconds; null for as long as one likes. */
export const TURN_LIMITS: readonly (number | null)[] = [null, 30, 60, 120, 300];

/** The time for a move in words; other clients may have chosen any. */
export function turnLimitText(seconds: number | null): string {
  const { t } = useTexts();
  if (seconds === null) return t('room.time.without');
  return seconds > 60 && seconds % 60 === 0 ? t('room.time.minutes', { count: seconds / 60 }) : t('room.time.seconds', { count: seconds });
}
