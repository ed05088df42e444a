import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Note } from '@/ui/layout';
import { EmptyState, ErrorState } from '@/ui/states';
import { Reading } from './reading';
import type { WalkControls } from './use-walk';

interface WalkResultProps<Progress, Result> {
  controls: WalkControls<Progress, Result>;
  /** What stands there before anything is asked for. */
  asking: { title: string; text: string };
  /** Why there is nothing after it was given up, as a sentence. */
  canceled: string;
  /** What could not be done, and what of the form is kept then. */
  failed: string;
  kept?: string;
  /** How far the reading is. */
  readingOf: (progress: Progress | undefined) => Omit<ComponentProps<typeof Reading>, 'onCancel'>;
  children: (result: Result) => ReactNode;
}

/** What came of a long reading: how far it is, why there is nothing, or what was made of it. */
export function WalkResult<Progress, Result>({
  controls: { walk, cancel, again },
  asking,
  canceled,
  failed,
  kept,
  readingOf,
  children,
}: WalkResultProps<Progress, Result>) {
  switch (walk.step) {
    case 'asking':
      return <EmptyState {...asking} />;
    case 'reading':
      return <Reading {...readingOf(walk.progress)} onCancel={cancel} />;
    case 'canceled':
      return (
        <EmptyState
          title="Reading was canceled"
          text={canceled}
          action={
            <Button variant="default" onClick={again}>
              Refresh
            </Button>
          }
        />
      );
    case 'failed':
      return <ErrorState title={failed} error={walk.error} {...(kept && { kept })} onRetry={again} />;
    case 'made':
      return children(walk.result);
  }
}

interface OfEarlierProps {
  /** What the result on screen was made of: `October 2026`. */
  made: string;
  /** What is pressed to have that of what the form says now. */
  button: string;
}

/** Said in a form whose fields say something else than the result below it was made of: that stays what it is. */
export function OfEarlier({ made, button }: OfEarlierProps) {
  return (
    <Note role="status">
      The result below, and what is printed or exported of it, is that of {made}. “{button}” makes it of what
      is chosen now.
    </Note>
  );
}
