import { IconCircleCheck, IconCircleMinus, type Icon } from '@tabler/icons-react';
import { IconOctagonX } from '@/ui/icons';
import { useId, type ReactNode, type Ref } from 'react';
import { Button } from '@/ui/button';
import { QueueBar } from '@/ui/queue-pane';
import { BarFoot, BarLine, Cap, Choices, ReasonFields, SendButton, type BarHandle } from './bar-parts';
import { inWords, type Decision, type Draft, type DraftProblem } from './decision';

interface DecisionBarProps {
  draft: Draft;
  /** How many results the source gave. */
  results: number;
  /** Reasons to choose from, for the decision at hand. */
  reasons: readonly string[];
  onDecide: (decision: Decision) => void;
  onReason: (reason: string) => void;
  onText: (text: string) => void;
  onSend?: (() => void) | undefined;
  onSkip?: (() => void) | undefined;
  pending: boolean;
  /** The decision is made: only its reason can still be changed, and `onSend`, where there is one, keeps it. */
  decided?: boolean | undefined;
  /** Why nothing can be decided here, such as a role that may only read. */
  blocked?: string | undefined;
  /** What is missing or was refused, shown at its field. */
  problem?: DraftProblem | undefined;
  /** Key caps and what they do, at the end. */
  legend?: ReactNode;
  /** Errors and what to do about them, above the controls. */
  children?: ReactNode;
  ref?: Ref<BarHandle>;
}

const choices: { value: Decision; label: string; icon: Icon; color?: string; keys: string }[] = [
  { value: 'Found', label: 'Found', icon: IconCircleCheck, color: 'var(--found)', keys: 'f' },
  { value: 'NotFound', label: 'Not found', icon: IconCircleMinus, keys: 'n' },
  { value: 'Failed', label: 'Failed', icon: IconOctagonX, color: 'var(--fail)', keys: 'x' },
];

const hint =
  'The reason is kept as a provider note. The decision is final; the original status stays on record.';

/** Decision, reason and the button that restates both. Choosing changes nothing yet. */
export function DecisionBar({ ref, children, ...props }: DecisionBarProps) {
  const { draft, results, reasons, pending, decided = false, blocked, problem } = props;
  const problemId = useId();
  const describedBy = (at: DraftProblem['at']) => (problem?.at === at ? problemId : undefined);
  return (
    <QueueBar label="Decision">
      {children}
      <BarLine isUndecided={!draft.decision}>
        <Choices
          choices={choices}
          chosen={draft.decision}
          disabled={pending || Boolean(blocked) || decided}
          onChoose={props.onDecide}
          aria-label="What the verification is"
          aria-describedby={describedBy('decision')}
        />
        <ReasonFields
          ref={ref}
          draft={draft}
          reasons={reasons}
          isDecided={Boolean(draft.decision)}
          isBlocked={Boolean(blocked)}
          pending={pending}
          invalid={problem?.at === 'reason'}
          describedBy={describedBy('reason')}
          onReason={props.onReason}
          onText={props.onText}
        />
        {props.onSkip && (
          <Button variant="default" onClick={props.onSkip} disabled={pending} rightSection={<Cap keys="s" />}>
            Skip
          </Button>
        )}
        {props.onSend && (
          <SendButton onSend={props.onSend} pending={pending} blocked={blocked}>
            {decided ? 'Save the note again' : inWords(draft, results)}
          </SendButton>
        )}
      </BarLine>
      <BarFoot id={problemId} problem={problem?.text} blocked={blocked} hint={hint} legend={props.legend} />
    </QueueBar>
  );
}
