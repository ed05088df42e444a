import type { ComponentProps } from 'react';
import { ReasonedBar } from './bar-parts';
import type { MatchDraft, Resolution } from './match-decision';

interface MatchBarProps extends Omit<
  ComponentProps<typeof ReasonedBar<Resolution>>,
  'question' | 'choices' | 'chosen' | 'hint' | 'action' | 'problem'
> {
  /** Whom the question is about. */
  name: string;
  draft: MatchDraft;
  /** What keeps the draft from being sent; said once sending was tried. */
  problem: string | undefined;
  /** The reason was questioned: sending it once more says that it is right. */
  isConfirming?: boolean;
}

const choices: { value: Resolution; label: string; keys: string }[] = [
  { value: 'Accept', label: 'Yes, accept', keys: 'a' },
  { value: 'Reject', label: 'No, reject', keys: 'r' },
];

const hints: Record<Resolution, string> = {
  Accept:
    'Accepting says that the record is about this provider or facility, in force or not, and keeps it among the accepted matches. Nothing else changes by itself.',
  Reject:
    'Rejecting says that the record is about somebody else, not that it is no longer in force. A later scan may find it again.',
};

/** A question, the reason for the answer, and the button that says what it does. Choosing changes nothing yet. */
export function MatchBar({ name, problem, isConfirming = false, ...props }: MatchBarProps) {
  const { resolution } = props.draft;
  return (
    <ReasonedBar
      {...props}
      question={`Is this record ${name}?`}
      choices={choices}
      chosen={resolution}
      problem={problem ? { at: 'reason', text: problem } : undefined}
      hint={resolution ? hints[resolution] : 'Decisions can be taken back.'}
      action={resolution ? `${resolution} ${isConfirming ? 'all the same' : 'match'}` : 'Decide'}
    />
  );
}
