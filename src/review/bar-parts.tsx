import { Group, Text } from '@mantine/core';
import { type Icon } from '@tabler/icons-react';
import { useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { sendLabel } from '@/api/errors';
import { reasonRule } from '@/domain/reason';
import { Button } from '@/ui/button';
import { onSingleClick } from '@/ui/decision-guard';
import { QueueBar, QueueWords } from '@/ui/queue-pane';
import { Keys } from '@/ui/text';
import classes from './decision-bar.module.css';

// What the bars of reviews and of matches have in common: how a decision is chosen, and why.

export interface BarHandle {
  /** Puts the cursor into the reason, behind what was typed. */
  focusText(): void;
  /** Puts the focus on the first answer. */
  focusChoice(): void;
}

interface ChoicesProps<Value> {
  choices: readonly { value: Value; label: string; icon?: Icon; color?: string; keys?: string }[];
  chosen: Value | undefined;
  disabled?: boolean;
  onChoose: (value: Value) => void;
  'aria-label': string;
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

interface ReasonedBarProps<Value extends string> {
  /** What is asked, above the answers. */
  question?: string;
  choices: ChoicesProps<Value>['choices'];
  chosen: Value | undefined;
  /** The answer stands: only its reason can still be changed. */
  isFixed?: boolean;
  /** Reasons to choose from, for the answer at hand. */
  reasons: readonly string[];
  /** Their numbers are keys, unless numbers still choose something else; shown with them. */
  areReasonsNumbered?: boolean;
  draft: { reason: string; text: string };
  pending?: boolean;
  /** Why nothing can be decided here, such as a role that may only read. */
  blocked: string | undefined;
  /** What is missing or was refused, and at which field. */
  problem: { at: string; text: string } | undefined;
  /** What a decision means. */
  hint: string;
  /** Key caps and what they do, at the end. */
  legend?: ReactNode;
  /** What the button to send says. */
  action: string;
  /** What the last sending failed with. */
  error?: Error | undefined;
  onChoose: (value: Value) => void;
  onReason: (reason: string) => void;
  onText: (text: string) => void;
  onSend?: (() => void) | undefined;
  onSkip?: (() => void) | undefined;
  /** Errors and what to do about them, above the controls. */
  children?: ReactNode;
  ref?: Ref<BarHandle> | undefined;
}

/** An answer, the reason for it from a list or in words, and the button that says what it does. */
export function ReasonedBar<Value extends string>({ ref, ...props }: ReasonedBarProps<Value>) {
  const { question, chosen, isFixed = false, draft, pending = false, blocked, problem, hint } = props;
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const line = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focusText: () => {
      const field = text.current;
      field?.focus();
      field?.setSelectionRange(field.value.length, field.value.length);
    },
    focusChoice: () => line.current?.querySelector<HTMLElement>('[aria-pressed]')?.focus(),
  }));
  const isBlocked = Boolean(blocked);
  return (
    <QueueBar label="Decision">
      {props.children}
      {question && <Text size="xs">{question}</Text>}
      <div ref={line} className={classes.line} data-undecided={(!chosen && !draft.text) || undefined}>
        <Choices
          choices={props.choices}
          chosen={chosen}
          disabled={pending || isBlocked || isFixed}
          onChoose={(value) => {
            props.onChoose(value);
            // Who chose by a click writes on; after a key the next one is a key again.
            text.current?.focus();
          }}
          aria-label={question ?? 'What the verification is'}
          aria-describedby={problem?.at === 'decision' ? id : undefined}
        />
        {chosen && props.reasons.length > 0 && (
          <Reasons
            reasons={props.reasons}
            chosen={draft.reason}
            isNumbered={props.areReasonsNumbered ?? true}
            disabled={isBlocked || pending}
            onReason={props.onReason}
          />
        )}
        <QueueWords
          ref={text}
          aria-label="Reason in your own words"
          placeholder={`Reason in your own words, ${reasonRule}`}
          keys="w"
          disabled={isBlocked}
          readOnly={pending}
          value={draft.text}
          error={problem?.at === 'reason'}
          describedBy={id}
          onChange={(event) => props.onText(event.currentTarget.value)}
        />
        {props.onSkip && (
          <Button
            variant="default"
            onClick={onSingleClick(props.onSkip)}
            disabled={pending}
            rightSection={<Cap keys="s" />}
          >
            Skip
          </Button>
        )}
        {props.onSend && (
          <Button
            className={classes.send}
            onClick={props.onSend}
            loading={pending}
            blocked={blocked}
            rightSection={<Cap keys="mod+Enter" onFill />}
          >
            {sendLabel(props.action, props.error)}
          </Button>
        )}
      </div>
      <Group justify="space-between" gap="lg" wrap="nowrap">
        <Text
          id={id}
          role={problem ? 'alert' : undefined}
          className={problem || blocked ? undefined : classes.hint}
          size="xs"
          c={problem ? 'red' : 'dimmed'}
        >
          {problem?.text ?? blocked ?? hint}
        </Text>
        <Group className={classes.keys} flex="none" gap="md" fz="xs" c="dimmed" visibleFrom="lg">
          {props.legend}
        </Group>
      </Group>
    </QueueBar>
  );
}

interface ReasonsProps {
  reasons: readonly string[];
  chosen: string;
  isNumbered: boolean;
  disabled: boolean;
  onReason: (reason: string) => void;
}

/** The reasons for the answer at hand, one of which can be chosen, by its number too; pressed again, it is none. */
function Reasons({ reasons, chosen, isNumbered, disabled, onReason }: ReasonsProps) {
  return (
    <div role="group" aria-label="Reason from the list" className={classes.reasons}>
      {reasons.map((reason, index) => (
        <button
          key={reason}
          type="button"
          className={classes.reason}
          aria-pressed={reason === chosen}
          disabled={disabled}
          onClick={() => onReason(reason === chosen ? '' : reason)}
        >
          {isNumbered && index < 9 && <Cap keys={String(index + 1)} />}
          {reason}
        </button>
      ))}
    </div>
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
