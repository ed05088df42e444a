import { IconCircleCheck, IconCircleMinus, type Icon } from '@tabler/icons-react';
import { IconOctagonX } from '@/ui/icons';
import type { ComponentProps } from 'react';
import { ReasonedBar } from './bar-parts';
import { inWords, type Decision, type Draft } from './decision';

interface DecisionBarProps extends Omit<
  ComponentProps<typeof ReasonedBar<Decision>>,
  'question' | 'choices' | 'chosen' | 'isFixed' | 'hint' | 'action'
> {
  draft: Draft;
  /** How many results the source gave. */
  results: number;
  /** The decision is made: only its reason can still be changed, and `onSend`, where there is one, keeps it. */
  decided?: boolean;
}

const choices: { value: Decision; label: string; icon: Icon; color?: string; keys: string }[] = [
  { value: 'Found', label: 'Found', icon: IconCircleCheck, color: 'var(--found)', keys: 'f' },
  { value: 'NotFound', label: 'Not found', icon: IconCircleMinus, keys: 'n' },
  { value: 'Failed', label: 'Failed', icon: IconOctagonX, color: 'var(--fail)', keys: 'x' },
];

const hint =
  'The decision can be taken back for 10 seconds or until the next one, and is final then. Its reason is kept as a provider note.';

/** Decision, reason and the button that restates both. Choosing changes nothing yet. */
export function DecisionBar({ results, decided = false, ...props }: DecisionBarProps) {
  return (
    <ReasonedBar
      {...props}
      choices={choices}
      chosen={props.draft.decision}
      isFixed={decided}
      hint={hint}
      action={decided ? 'Save the note again' : inWords(props.draft, results)}
    />
  );
}
