import { computed } from 'vue';
import type { ComputedRef, Ref } from 'vue';
import { useTexts } from '@renderer/i18n/text';
import type { Absence } from './absences';

interface AwayText {
  readonly full: string;
  /** For a bar on a phone. */
  readonly short: string;
}

/** Who is missing, or who has just come back; null where there is nothing to say. */
export function useAwayText(absences: Readonly<Ref<readonly Absence[]>>, returned: Readonly<Ref<string | null>>): ComputedRef<AwayText | null> {
  const { t } = useTexts();
  return computed(() => {
    const [first, ...others] = absences.value;
    if (first === undefined) {
      const name = returned.value;
      return name === null ? null : { full: t('room.away.back', { name }), short: t('room.away.backShort', { name }) };
    }
    const { name, hasStandIn } = first;
    const count = absences.value.length;
    if (others.length === 0) return { full: t(hasStandIn ? 'room.away.standIn' : 'room.away.one', { name }), short: t('room.away.one', { name }) };
    const names = absences.value.map((absence) => absence.name).join(', ');
    return { full: t('room.away.many', { names }), short: t('room.away.count', { count }) };
  });
}
