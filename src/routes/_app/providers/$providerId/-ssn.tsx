import { useEffect, useState } from 'react';
import { Dash } from '@/ui/dash';
import { masked } from '@/lib/words';
import { Mono } from '@/ui/text';
import classes from '@/ui/record.module.css';

const shownFor = 30_000;

/** A social security number, masked until asked for; masked again after 30 seconds or when the window is left. */
export function ProviderSsn({ value }: { value: string | undefined }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const hide = () => setShown(false);
    const timer = setTimeout(hide, shownFor);
    globalThis.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [shown]);

  if (!value) return <Dash />;
  return (
    <span className={classes.ssn}>
      <Mono>{shown ? value : masked(value)}</Mono>{' '}
      <button type="button" className={classes.link} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'}
        <span className="visually-hidden"> the social security number</span>
      </button>
    </span>
  );
}
