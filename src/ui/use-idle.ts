import { useEffect, useState } from 'react';

/** A busy page is not waited for longer than this, in milliseconds. */
const longest = 2_000;

/** False until the browser has had nothing to do for a moment: what can wait begins then. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    // Safari has no idle callback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(begin, longest / 2);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(begin, { timeout: longest });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
