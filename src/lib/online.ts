/** Whether the browser says that it has no network: nothing that is sent now arrives. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Waits until the browser has a network, where it has none; also ends when `signal` aborts. Does not throw. */
export function untilOnline(signal?: AbortSignal): Promise<void> {
  if (!isOffline() || signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });
}
