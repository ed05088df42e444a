import { Text } from '@mantine/core';
import { useId, type ReactNode, type Ref } from 'react';
import { QueueBar } from '@/ui/queue-pane';
import { BarFoot, BarLine, Choices, ReasonFields, SendButton, type BarHandle } from './bar-parts';
import type { MatchDraft, Resolution } from './match-decision';

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
    <QueueBar label="Decision">
      {children}
      <Text id={question} size="xs">
        Is this record {props.name}?
      </Text>
      <BarLine isUndecided={!draft.resolution}>
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
        <SendButton onSend={props.onSend} blocked={blocked}>
          {draft.resolution ? `${draft.resolution} match` : 'Decide'}
        </SendButton>
      </BarLine>
      <BarFoot id={below} problem={problem} blocked={blocked} hint={hint} legend={props.legend} />
    </QueueBar>
  );
}
