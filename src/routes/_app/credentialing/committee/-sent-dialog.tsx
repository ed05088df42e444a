import { useQueryClient } from '@tanstack/react-query';
import { currentUser } from '@/api/session';
import { letterWays } from '@/domain/committee';
import { noteLetter, type MinutesEntry } from '@/features/committee/meeting';
import { SentForm } from '@/features/follow-up/sent-form';
import { formatDate } from '@/lib/dates';

interface SentDialogProps {
  entry: MinutesEntry;
  onClose: () => void;
}

/** Notes that the letter about a decision was sent, when and how, or corrects what was noted of that. */
export function SentDialog({ entry, onClose }: SentDialogProps) {
  const queryClient = useQueryClient();
  const { name, letterOn, letterWay, letterFile } = entry;
  return (
    <SentForm
      title={letterOn ? `Correct: letter to ${name} sent` : `Mark the letter to ${name} as sent`}
      submitLabel={letterOn ? 'Correct' : 'Mark as sent'}
      done={letterOn ? `Letter to ${name}: corrected` : `Letter to ${name} marked as sent`}
      first={{ on: letterOn, way: letterWay ?? letterWays[0] }}
      since={{
        day: entry.day,
        wrong: (day) => `The decision was made on ${formatDate(day)}, after this day.`,
      }}
      onNote={({ on, way }) =>
        noteLetter(queryClient, entry, {
          letterOn: on,
          letterWay: way,
          letterBy: currentUser()?.email ?? '',
        })
      }
      onClose={onClose}
    >
      The minutes keep when and how it was sent
      {letterFile
        ? ', beside the letter itself.'
        : ', not what it says. “Write letter” keeps the letter itself as well.'}
    </SentForm>
  );
}
