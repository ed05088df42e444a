import type { CredentialingRequest } from '@/api/models';
import { formatDate, localDay } from '@/lib/dates';
import { count } from '@/lib/words';
import { Note } from '@/ui/layout';
import { entityName } from './request-words';

interface CompletionWordsProps {
  request: CredentialingRequest;
  /** `YYYY-MM-DD`, where it can be read yet. */
  next: string | undefined;
}

/** What the completion of a request sets beside its own status (rules.md 17.3). */
export function CompletionWords({ request, next }: CompletionWordsProps) {
  const { provider, facilitySpecialtyIds = [], type } = request;
  const name = entityName(request, 'title');
  const before = provider?.credentialedDate ?? request.facilitySpecialties?.[0]?.credentialedDate;
  const dated = type !== 'Initial' && before ? 'recredentialed' : 'credentialed';
  const nextWords = next ? formatDate(next) : 'the date above';
  return (
    <Note>
      {provider ? (
        <>
          This sets {name}’s credentialing status to Credentialed, {dated} {formatDate(localDay())}, next
          credentialing date {nextWords}.
        </>
      ) : (
        <>
          This sets {count(facilitySpecialtyIds.length, 'specialty', 'specialties')} of {name} as {dated}{' '}
          {formatDate(localDay())}, recredentialing due {nextWords}.
        </>
      )}{' '}
      The request is over then: nothing can be added to it.
    </Note>
  );
}
