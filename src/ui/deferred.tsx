import { startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * What stands around it first, its children right after, in a transition: React draws them in small pieces, between which
 * the browser answers keys and clicks. Only when it is mounted; what changes in it later is drawn at once.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => startTransition(() => setIsTime(true)), []);
  return isTime && children;
}
