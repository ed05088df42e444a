import { useEffect, useState } from 'react';

/** `7 s`: what is left until `dueAt`, in milliseconds of this computer's clock. Not announced: it would drown everything else. */
export function Countdown({ dueAt }: { dueAt: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return <>{Math.max(1, Math.ceil((dueAt - now) / 1000))} s</>;
}
