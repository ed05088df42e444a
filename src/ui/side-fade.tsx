import { useEffect, useState, type ReactNode } from 'react';
import { SidewaysHint } from './sideways';
import classes from './side-fade.module.css';

interface SideFadeProps {
  /** What scrolls sideways within it; null until it is drawn. */
  scroller: HTMLElement | null;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Around what scrolls sideways: as long as something lies beyond its end it fades there, since a word that is cut looks like a
 * whole one. A narrow window says it in words, above.
 */
export function SideFade({ scroller, className = '', children }: SideFadeProps) {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    if (!scroller) return undefined;
    const look = () => {
      const { scrollWidth, clientWidth, scrollLeft, offsetWidth, parentElement } = scroller;
      setHasMore(scrollWidth - clientWidth - scrollLeft > 1);
      parentElement?.style.setProperty('--scrollbar', `${offsetWidth - clientWidth}px`);
    };
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    // What it holds may become wider while it does not.
    for (const part of scroller.children) observer.observe(part);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [scroller]);
  return (
    <>
      <SidewaysHint scroller={scroller} />
      <div className={`${classes.frame} ${className}`} data-more={hasMore || undefined}>
        {children}
        <div className={classes.fade} aria-hidden="true" />
      </div>
    </>
  );
}
