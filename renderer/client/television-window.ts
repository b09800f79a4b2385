import { onScopeDispose, shallowRef } from 'vue';
import type { Ref } from 'vue';
import type { TelevisionWindow } from '@shared/protocol/television-window';
import { appBridge, isApp } from './bridge';
import type { Target } from './host-link';

/** Whether this window can open a television: it is the app's, at the table of its own host. */
export function hasOwnTable(target: Target | null): boolean {
  return isApp() && target?.kind === 'own';
}

/** Where the television is shown, as long as the component lives; null until that is known. */
export function useTelevisionWindow(): Readonly<Ref<TelevisionWindow | null>> {
  const television = shallowRef<TelevisionWindow | null>(null);
  const end = appBridge()?.watchTelevision((state) => {
    television.value = state;
  });
  if (end !== undefined) onScopeDispose(end);
  return television;
}
