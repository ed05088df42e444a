import { useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { Button } from '@/ui/button';
import { NativeSelect } from '@/ui/native-select';
import { Keys } from '@/ui/text';
import type { MatchDraft, Resolution } from './match-decision';
import classes from './decision-bar.module.css';

export interface MatchBarHandle {
  focusText: () => void;
}

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
  ref?: Ref<MatchBarHandle>;
}

const choices: { resolution: Resolution; label: string; keys: string }[] = [
  { resolution: 'Accept', label: 'Yes, accept', keys: 'a' },
  { resolution: 'Reject', label: 'No, reject', keys: 'r' },
];

const hints: Record<Resolution, string> = {
  Accept:
    'Accepting says that the record is about this provider or facility, and keeps it among the accepted matches. Nothing else changes by itself.',
  Reject: 'Rejecting says that the record is about somebody else. A later scan may find it again.',
};

/** A question, the reason for the answer, and the button that says what it does. Choosing changes nothing yet. */
export function MatchBar({ ref, children, ...props }: MatchBarProps) {
  const { draft, reasons, blocked, problem } = props;
  const text = useRef<HTMLTextAreaElement>(null);
  const [question, below] = [useId(), useId()];
  useImperativeHandle(ref, () => ({ focusText: () => text.current?.focus() }));
  const hint = draft.resolution ? hints[draft.resolution] : 'Decisions can be taken back.';
  return (
    <section aria-label="Decision" className={classes.bar} data-undecided={!draft.resolution || undefined}>
      {children}
      <p id={question} className={classes.question}>
        Is this record {props.name}?
      </p>
      <div className={classes.line}>
        <div role="group" aria-labelledby={question} className={classes.choices}>
          {choices.map(({ resolution, label, keys }) => (
            <button
              type="button"
              key={resolution}
              className={classes.choice}
              aria-pressed={draft.resolution === resolution}
              disabled={Boolean(blocked)}
              onClick={() => props.onResolve(resolution)}
            >
              {label}
              <span className={classes.keys}>
                <Keys keys={keys} />
              </span>
            </button>
          ))}
        </div>
        <div className={classes.select}>
          <NativeSelect
            label="Reason from the list"
            labelHidden
            disabled={Boolean(blocked) || !draft.resolution}
            value={draft.reason}
            onChange={props.onReason}
            options={[
              { value: '', label: draft.resolution ? 'Reason from the list' : 'Decide first' },
              ...reasons.map((reason) => ({ value: reason, label: reason })),
            ]}
          />
        </div>
        <textarea
          ref={text}
          aria-label="Reason in your own words"
          placeholder="Reason in your own words"
          className={classes.text}
          rows={1}
          disabled={Boolean(blocked)}
          value={draft.text}
          aria-invalid={problem !== undefined}
          aria-describedby={below}
          onChange={(event) => props.onText(event.currentTarget.value)}
        />
        <Button
          className={classes.send}
          onClick={props.onSend}
          disabled={Boolean(blocked)}
          rightSection={
            <span className={classes.keys}>
              <Keys keys="mod+Enter" onFill />
            </span>
          }
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
