import { useTexts } from '@renderer/i18n/text';
import type { Say } from '@renderer/table/french/words';

export function useWords(): Say {
  const { gameText } = useTexts();
  return (key, params) => gameText('durak', key, params) ?? key;
}
