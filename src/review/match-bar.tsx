import { useId, type ReactNode, type Ref } from 'react';
import { Button } from '@/ui/button';
import { Cap, Choices, ReasonFields, type BarHandle } from './bar-parts';
import type { MatchDraft, Resolution } from './match-decision';
import classes from './decision-bar.module.css';

interface MatchBarProps {
  /** Whom the question is about. */
  name: string;
  draft: MatchDraft;
  reasons: readonly string[];
  /** Why the user may not decide. */
  blocked: string | undefined;
  /** What keeps the draft from being sent; said once sending was tried. */
  problem: string | undefined;
  onResolve: (resolution: Resolution) => void;
  onReason: (reason: string) => void;
  onText: (text: string) => void;
  onSend: () => void;
  /** What stands above the question: what went wrong, what was decided. */
  children?: ReactNode;
  /** What stands beneath at the right: the keys. */
  legend?: ReactNode;
  ref?: Ref<BarHandle>;
}

const choices: { value: Resolution; label: string; keys: string }[] = [
  { value: 'Accept', label: 'Yes, accept', keys: 'a' },
  { value: 'Reject', label: 'No, reject', keys: 'r' },
];

const hints: Record<Resolution, string> = {
  Accept:
    'Accepting says that the record is about this provider or facility, and keeps it among the accepted matches. Nothing else changes by itself.',
  Reject: 'Rejecting says that the record is about somebody else. A later scan may find it again.',
};

/** A question, the reason for the answer, and the button that says what it does. Choosing changes nothing yet. */
export function MatchBar({ ref, children, ...props }: MatchBarProps) {
  const { draft, reasons, blocked, problem } = props;
  const [question, below] = [useId(), useId()];
  const hint = draft.resolution ? hints[draft.resolution] : 'Decisions can be taken back.';
  return (
    <section aria-label="Decision" className={classes.bar} data-undecided={!draft.resolution || undefined}>
      {children}
      <p id={question} className={classes.question}>
        Is this record {props.name}?
      </p>
      <div className={classes.line}>
        <Choices
          choices={choices}
          chosen={draft.resolution}
          disabled={Boolean(blocked)}
          onChoose={props.onResolve}
          aria-labelledby={question}
        />
        <ReasonFields
          ref={ref}
          draft={draft}
          reasons={reasons}
          isDecided={Boolean(draft.resolution)}
          isBlocked={Boolean(blocked)}
          invalid={problem !== undefined}
          describedBy={below}
          onReason={props.onReason}
          onText={props.onText}
        />
        <Button
          className={classes.send}
          onClick={props.onSend}
          blocked={blocked}
          rightSection={<Cap keys="mod+Enter" onFill />}
        >
          {draft.resolution ? `${draft.resolution} match` : 'Decide'}
        </Button>
      </div>
      <div className={classes.foot}>
        <p
          id={below}
          role={problem ? 'alert' : undefined}
          className={problem ? classes.wrong : blocked ? classes.blocked : classes.hint}
        >
          {problem ?? blocked ?? hint}
        </p>
        {props.legend}
      </div>
    </section>
  );
}
