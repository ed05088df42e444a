import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateAfter } from '@/api/invalidations';
import type { FollowUp, MadeLetter } from '@/domain/follow-up';
import { formatDate } from '@/lib/dates';
import { count } from '@/lib/words';
import { markLetterSent } from './made-letters';
import { SentForm } from './sent-form';

interface MarkSentProps {
  followUp: FollowUp;
  letter: MadeLetter;
  onClose: () => void;
}

/** Notes that a letter was sent which was made before, when and how: it is an attempt from then on. */
export function MarkSentDialog({ followUp, letter, onClose }: MarkSentProps) {
  const queryClient = useQueryClient();
  const [id] = useState(() => crypto.randomUUID());
  const { of, on, others = [], replyBy } = letter;
  return (
    <SentForm
      title={`Mark the letter to ${of} as sent`}
      submitLabel="Mark as sent"
      done={`Letter to ${of} marked as sent`}
      first={{ way: 'Mail' }}
      since={{ day: on, wrong: (day) => `The letter was made on ${formatDate(day)}, after this day.` }}
      onNote={async (sent) => {
        await markLetterSent(queryClient, followUp, letter, sent, id);
        if (followUp.subject.kind === 'request')
          void invalidateAfter(queryClient, 'createCredentialingRequestEvent');
      }}
      onClose={onClose}
    >
      It is logged as an attempt
      {others.length > 0 && `, also for the ${count(others.length, 'other item')} that it asks about`}
      {replyBy && `, due on ${formatDate(replyBy)}, by when it asks for an answer`}.
    </SentForm>
  );
}
