import { NativeSelect, Textarea } from '@mantine/core';
import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { Button } from '@/ui/button';
import { Icon, type IconName } from '@/ui/icons';
import { Keys } from '@/ui/text';
import { inWords, type Decision, type Draft } from './decision';
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
  onSend: () => void;
  onSkip?: (() => void) | undefined;
  pending: boolean;
  /** Why nothing can be decided here, such as a role that may only read. */
  blocked?: string | undefined;
  /** What is missing, after an attempt to send. */
  problem?: string | undefined;
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
  const { draft, results, reasons, pending, blocked, problem } = props;
  const text = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({ focusText: () => text.current?.focus() }));
  const disabled = pending || Boolean(blocked);
  return (
    <section aria-label="Decision" className={classes.bar}>
      {children}
      <div className={classes.line}>
        <div role="group" aria-label="Decision" className={classes.choices}>
          {choices.map(({ decision, label, icon, keys }) => (
            <button
              type="button"
              key={decision}
              className={classes.choice}
              data-decision={decision}
              aria-pressed={draft.decision === decision}
              disabled={disabled}
              onClick={() => props.onDecide(decision)}
            >
              {draft.decision === decision && <Icon name={icon} size={14} />}
              {label}
              <span className={classes.keys}>
                <Keys keys={keys} />
              </span>
            </button>
          ))}
        </div>
        <NativeSelect
          aria-label="Reason from the list"
          className={classes.select}
          disabled={disabled || !draft.decision}
          value={draft.reason}
          onChange={(event) => props.onReason(event.currentTarget.value)}
          data={[
            { value: '', label: draft.decision ? 'Reason from the list' : 'Decide first' },
            ...reasons.map((reason) => ({ value: reason, label: reason })),
          ]}
        />
        <Textarea
          ref={text}
          aria-label="Reason in your own words"
          placeholder="Reason in your own words"
          className={classes.text}
          autosize
          minRows={1}
          maxRows={6}
          disabled={Boolean(blocked)}
          readOnly={pending}
          value={draft.text}
          error={problem}
          onChange={(event) => props.onText(event.currentTarget.value)}
        />
        {props.onSkip && (
          <Button
            variant="default"
            onClick={props.onSkip}
            disabled={pending}
            rightSection={<Keys keys="s" />}
          >
            Skip
          </Button>
        )}
        <Button
          className={classes.send}
          onClick={props.onSend}
          loading={pending}
          disabled={Boolean(blocked)}
          rightSection={<Keys keys="mod+Enter" onFill />}
        >
          {inWords(draft, results)}
        </Button>
      </div>
      <p className={classes.hint}>
        {blocked ??
          'The reason is kept as a provider note. The decision is final; the original status stays on record.'}
      </p>
    </section>
  );
}
