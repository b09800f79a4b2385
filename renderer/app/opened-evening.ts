import { onScopeDispose } from 'vue';
import { useRouter } from 'vue-router';
import { appBridge } from '@renderer/client/bridge';
import { useConnection } from '@renderer/client/connection';
import { useJoining } from '@renderer/client/joining';

/** The own host goes on with another evening: this window comes back in, the television where it is. */
export function useOpenedEvening(): void {
  const router = useRouter();
  const connection = useConnection();
  const joining = useJoining();

  async function comeIn(): Promise<void> {
    if (router.currentRoute.value.name === 'television') await connection.tryAgain();
    else if ((await joining.enter({ kind: 'own' }, null)) === null) await router.push({ name: 'room' });
  }

  const end = appBridge()?.onEveningOpened(() => void comeIn());
  if (end !== undefined) onScopeDispose(end);
}
