import { onBeforeUnmount, onMounted } from 'vue';
import { useLobby } from '@renderer/client/lobby';

/** The host's key for a break, wherever the focus is, but not while somebody types or a dialog asks. */
export function usePauseKey(): void {
  const lobby = useLobby();

  function onKey(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== 'p' || event.repeat || event.ctrlKey || event.metaKey || event.altKey || !lobby.isHost) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select') !== null) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    void lobby.pause(lobby.lobby?.paused !== true);
  }

  onMounted(() => window.addEventListener('keydown', onKey));
  onBeforeUnmount(() => window.removeEventListener('keydown', onKey));
}
