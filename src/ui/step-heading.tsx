import { useCallback, useEffect, useRef } from 'react';

/** Notes the step that a page shows, by its title; whether it follows another one. */
export type EnterStep = (title: string) => boolean;

/** Remembers for a page which of its steps was shown last: steps draw their headings anew. */
export function useSteps(): EnterStep {
  const shown = useRef<string>(undefined);
  return useCallback((title) => {
    const before = shown.current;
    shown.current = title;
    return before !== undefined && before !== title;
  }, []);
}

interface StepHeadingProps {
  title: string;
  enter: EnterStep;
}

/**
 * The heading of a step of a page. When one step follows another, the page begins at its top again and its heading takes the focus, unless
 * a dialog has it: the button that led on stood at the end of the step before, and is gone.
 */
export function StepHeading({ title, enter }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!enter(title)) return;
    for (let box = heading.current?.parentElement; box; box = box.parentElement) box.scrollTop = 0;
    if (!document.querySelector('[aria-modal="true"]')) heading.current?.focus({ preventScroll: true });
  }, [title, enter]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {title}
    </h2>
  );
}
