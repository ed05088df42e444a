import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { currentUser } from '@/api/session';
import { factsOfDecision, occasionOfDecision } from '@/domain/letter-facts';
import { recipientOf, type LetterSource } from '@/features/letters/read';
import { WriteLetters } from '@/features/letters/write-letters';
import { noteLetter, type MinutesEntry } from './meeting';

interface WriteDecisionLettersProps {
  entries: readonly MinutesEntry[];
  onClose: () => void;
}

/** The letters about decisions. Each is noted in the minutes once it is kept, with day and way where it was sent. */
export function WriteDecisionLetters({ entries, onClose }: WriteDecisionLettersProps) {
  const queryClient = useQueryClient();
  return (
    <WriteLetters
      collect={async () => entries.map((entry) => decisionSource(queryClient, entry))}
      onClose={onClose}
    />
  );
}

function decisionSource(queryClient: QueryClient, entry: MinutesEntry): LetterSource {
  const { providerId, facilityId, requestId, day, name, type } = entry;
  const id = providerId ?? facilityId;
  const key = `${day} ${requestId}`;
  return {
    key,
    label: name,
    async read(client) {
      if (!id) return 'The minutes do not say which provider or facility it is.';
      return recipientOf(
        client,
        { kind: providerId ? 'provider' : 'facility', id },
        {
          key,
          occasion: occasionOfDecision(entry),
          name,
          facts: factsOfDecision(entry, type),
          decidedOn: entry.day,
          async onKept({ sent }, letterFile) {
            const letterBy = currentUser()?.email ?? '';
            const noted = sent && { letterOn: sent.on, letterWay: sent.way, letterBy };
            await noteLetter(queryClient, entry, { ...noted, letterFile });
          },
        },
      );
    },
  };
}
