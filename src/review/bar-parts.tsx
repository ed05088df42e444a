import { Group, NativeSelect, Text } from '@mantine/core';
import { type Icon } from '@tabler/icons-react';
import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { Button } from '@/ui/button';
import { QueueWords } from '@/ui/queue-pane';
import { Keys } from '@/ui/text';
import classes from './decision-bar.module.css';

// What the bars of reviews and of matches have in common: how a decision is chosen, and why.

export interface BarHandle {
  /** Puts the cursor into the reason. */
  focusText(): void;
}

interface ChoicesProps<Value> {
  choices: readonly { value: Value; label: string; icon?: Icon; color?: string; keys?: string }[];
  chosen: Value | undefined;
  disabled?: boolean;
  onChoose: (value: Value) => void;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string | undefined;
}

/** The answers side by side, each with its key; the chosen one is pressed. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { choices, chosen, disabled = false, onChoose, ...named } = props;
  return (
    <div role="group" {...named} className={classes.choices}>
      {choices.map(({ value, label, icon: ChoiceIcon, color, keys }) => {
        const isChosen = chosen === value;
        return (
          <Button
            key={value}
            size="xs"
            variant={isChosen ? 'default' : 'subtle'}
            aria-pressed={isChosen}
            disabled={disabled}
            leftSection={ChoiceIcon && isChosen && <ChoiceIcon size={14} color={color} aria-hidden />}
            rightSection={keys && <Cap keys={keys} />}
            onClick={() => onChoose(value)}
          >
            {label}
          </Button>
        );
      })}
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
      <NativeSelect
        className={classes.select}
        aria-label="Reason from the list"
        disabled={isBlocked || pending || !isDecided}
        value={draft.reason}
        onChange={(event) => onReason(event.currentTarget.value)}
        data={[
          { value: '', label: isDecided ? 'Reason from the list' : 'Decide first' },
          ...reasons.map((reason) => ({ value: reason, label: reason })),
        ]}
      />
      <QueueWords
        ref={text}
        aria-label="Reason in your own words"
        placeholder="Reason in your own words"
        disabled={isBlocked}
        readOnly={pending}
        value={draft.text}
        error={invalid}
        aria-describedby={describedBy}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </>
  );
}

interface BarLineProps {
  /** Nothing is chosen yet. */
  isUndecided: boolean;
  children: ReactNode;
}

/** The controls of the bar, in the order in which they are used. */
export function BarLine({ isUndecided, children }: BarLineProps) {
  return (
    <div className={classes.line} data-undecided={isUndecided || undefined}>
      {children}
    </div>
  );
}

interface SendButtonProps {
  pending?: boolean;
  blocked: string | undefined;
  onSend: () => void;
  children: ReactNode;
}

/** Says what will be done; nothing is before it is pressed. */
export function SendButton({ pending = false, blocked, onSend, children }: SendButtonProps) {
  return (
    <Button
      className={classes.send}
      onClick={onSend}
      loading={pending}
      blocked={blocked}
      rightSection={<Cap keys="mod+Enter" onFill />}
    >
      {children}
    </Button>
  );
}

interface BarFootProps {
  id: string;
  /** What is missing or was refused. */
  problem: string | undefined;
  /** Why nothing can be decided here. */
  blocked: string | undefined;
  /** What a decision means. */
  hint: string;
  /** The keys that are used most. */
  legend: ReactNode;
}

/** One line under the controls: what is wrong with them, or what they mean, and the keys. */
export function BarFoot({ id, problem, blocked, hint, legend }: BarFootProps) {
  return (
    <Group justify="space-between" gap="lg" wrap="nowrap">
      <Text
        id={id}
        role={problem ? 'alert' : undefined}
        className={problem || blocked ? undefined : classes.hint}
        size="xs"
        c={problem ? 'red' : 'dimmed'}
      >
        {problem ?? blocked ?? hint}
      </Text>
      <Group className={classes.keys} flex="none" gap="md" fz="xs" c="dimmed" visibleFrom="lg">
        {legend}
      </Group>
    </Group>
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
