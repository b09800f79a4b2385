import { onBeforeUnmount, onMounted } from 'vue';

/**
 * Keeps the screen lit as long as the component is there. Only secure pages have wake locks, and a table in the living
 * room is none, unless it is the host's own computer: elsewhere the screen follows its own settings.
 */
export function useWakeLock(): void {
  let lock: WakeLockSentinel | null = null;
  let isNeeded = true;

  /** The system takes the lock back whenever the page is hidden. */
  function request(): void {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').then(
      (granted) => {
        if (isNeeded) lock = granted;
        else void granted.release();
      },
      // Refused, on battery for instance.
      () => undefined,
    );
  }

  onMounted(() => {
    request();
    document.addEventListener('visibilitychange', request);
  });
  onBeforeUnmount(() => {
    isNeeded = false;
    document.removeEventListener('visibilitychange', request);
    void lock?.release();
  });
}
