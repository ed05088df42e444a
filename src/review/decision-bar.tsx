import { useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { Button } from '@/ui/button';
import { Icon, type IconName } from '@/ui/icons';
import { NativeSelect } from '@/ui/native-select';
import { Keys } from '@/ui/text';
import { inWords, type Decision, type Draft, type DraftProblem } from './decision';
import classes from './decision-bar.module.css';

export interface DecisionBarHandle {
  /** Puts the cursor into the reason. */
  focusText(): void;
}

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
  ref?: Ref<DecisionBarHandle>;
}

const choices: { decision: Decision; label: string; icon: IconName; keys: string }[] = [
  { decision: 'Found', label: 'Found', icon: 'found', keys: 'f' },
  { decision: 'NotFound', label: 'Not found', icon: 'none', keys: 'n' },
  { decision: 'Failed', label: 'Failed', icon: 'octagon', keys: 'x' },
];

/** Decision, reason and the button that restates both. Choosing changes nothing yet. */
export function DecisionBar({ ref, children, ...props }: DecisionBarProps) {
  const { draft, results, reasons, pending, decided = false, blocked, problem } = props;
  const problemId = useId();
  const describedBy = (at: DraftProblem['at']) => (problem?.at === at ? problemId : undefined);
  const text = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({ focusText: () => text.current?.focus() }));
  const disabled = pending || Boolean(blocked);
  return (
    <section aria-label="Decision" className={classes.bar} data-undecided={!draft.decision || undefined}>
      {children}
      <div className={classes.line}>
        <div
          role="group"
          aria-label="What the verification is"
          aria-describedby={describedBy('decision')}
          className={classes.choices}
        >
          {choices.map(({ decision, label, icon, keys }) => (
            <button
              type="button"
              key={decision}
              className={classes.choice}
              data-decision={decision}
              aria-pressed={draft.decision === decision}
              disabled={disabled || decided}
              onClick={() => props.onDecide(decision)}
            >
              {draft.decision === decision && <Icon name={icon} size={14} />}
              {label}
              <Cap keys={keys} />
            </button>
          ))}
        </div>
        <div className={classes.select}>
          <NativeSelect
            label="Reason from the list"
            labelHidden
            disabled={disabled || !draft.decision}
            value={draft.reason}
            onChange={props.onReason}
            options={[
              { value: '', label: draft.decision ? 'Reason from the list' : 'Decide first' },
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
          readOnly={pending}
          value={draft.text}
          aria-invalid={problem?.at === 'reason'}
          aria-describedby={describedBy('reason')}
          onChange={(event) => props.onText(event.currentTarget.value)}
        />
        {props.onSkip && (
          <Button variant="default" onClick={props.onSkip} disabled={pending} rightSection={<Cap keys="s" />}>
            Skip
          </Button>
        )}
        {props.onSend && (
          <Button
            className={classes.send}
            onClick={props.onSend}
            loading={pending}
            disabled={Boolean(blocked)}
            rightSection={<Cap keys="mod+Enter" onFill />}
          >
            {decided ? 'Save the note again' : inWords(draft, results)}
          </Button>
        )}
      </div>
      <div className={classes.foot}>
        {problem ? (
          <p id={problemId} role="alert" className={classes.wrong}>
            {problem.text}
          </p>
        ) : (
          <p className={blocked ? classes.blocked : classes.hint}>{blocked ?? hint}</p>
        )}
        {props.legend}
      </div>
    </section>
  );
}

const hint =
  'The reason is kept as a provider note. The decision is final; the original status stays on record.';

/** A key cap that leaves where there is no keyboard. */
function Cap({ keys, onFill = false }: { keys: string; onFill?: boolean }) {
  return (
    <span className={classes.keys}>
      <Keys keys={keys} onFill={onFill} />
    </span>
  );
}
