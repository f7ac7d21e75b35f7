import { useEffect } from 'react';

/** Keeps the display of the device on while `active`; browsers allow it over HTTPS only. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const request = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (next) => {
          if (isOver) void next.release();
          else lock = next;
        },
        // Devices with little battery refuse it.
        () => undefined,
      );
    };
    request();
    // Browsers release it when the page is hidden.
    document.addEventListener('visibilitychange', request);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, [active]);
}
