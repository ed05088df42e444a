import { NativeSelect } from '@mantine/core';
import { type Icon } from '@tabler/icons-react';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { Keys } from '@/ui/text';
import classes from './decision-bar.module.css';

// What the bars of reviews and of matches have in common: how a decision is chosen, and why.

export interface BarHandle {
  /** Puts the cursor into the reason. */
  focusText(): void;
}

interface ChoicesProps<Value extends string> {
  choices: readonly { value: Value; label: string; icon?: Icon; keys: string }[];
  chosen: Value | undefined;
  disabled: boolean;
  onChoose: (value: Value) => void;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string | undefined;
}

/** The answers side by side, each with its key; the chosen one is pressed. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { choices, chosen, disabled, onChoose, ...named } = props;
  return (
    <div role="group" {...named} className={classes.choices}>
      {choices.map(({ value, label, icon: ChoiceIcon, keys }) => (
        <button
          type="button"
          key={value}
          className={classes.choice}
          data-choice={value}
          aria-pressed={chosen === value}
          disabled={disabled}
          onClick={() => onChoose(value)}
        >
          {ChoiceIcon && chosen === value && <ChoiceIcon size={14} aria-hidden />}
          {label}
          <Cap keys={keys} />
        </button>
      ))}
    </div>
  );
}

interface ReasonFieldsProps {
  draft: { reason: string; text: string };
  /** Reasons to choose from, for the decision at hand. */
  reasons: readonly string[];
  isDecided: boolean;
  isBlocked: boolean;
  pending?: boolean;
  invalid: boolean;
  /** The id of what is said of the words. */
  describedBy: string | undefined;
  onReason: (reason: string) => void;
  onText: (text: string) => void;
  ref: Ref<BarHandle> | undefined;
}

/** Why it is decided so: a reason from the list, and words of one's own. */
export function ReasonFields({ ref, draft, reasons, isDecided, isBlocked, ...props }: ReasonFieldsProps) {
  const { pending = false, invalid, describedBy, onReason, onText } = props;
  const text = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({ focusText: () => text.current?.focus() }));
  return (
    <>
      <div className={classes.select}>
        <NativeSelect
          aria-label="Reason from the list"
          disabled={isBlocked || pending || !isDecided}
          value={draft.reason}
          onChange={(event) => onReason(event.currentTarget.value)}
          data={[
            { value: '', label: isDecided ? 'Reason from the list' : 'Decide first' },
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
        disabled={isBlocked}
        readOnly={pending}
        value={draft.text}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </>
  );
}

/** A key cap that leaves where there is no keyboard. */
export function Cap({ keys, onFill = false }: { keys: string; onFill?: boolean }) {
  return (
    <span className={classes.keys}>
      <Keys keys={keys} onFill={onFill} />
    </span>
  );
}
