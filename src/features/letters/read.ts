import type { QueryClient } from '@tanstack/react-query';
import { describeError } from '@/api/errors';
import type { CredentialingRequest } from '@/api/models';
import { getCredentialingRequestOptions, getFacilityOptions, getProviderOptions } from '@/api/operations.gen';
import type { Expirable } from '@/domain/expirables';
import { stillAsked } from '@/domain/follow-up-proposals';
import type { LetterFacts } from '@/domain/letter';
import { factsOfExpirables, factsOfFacility, factsOfMissing, factsOfProvider } from '@/domain/letter-facts';
import { readOnFile, subjectOf } from '@/features/credentialing/read-on-file';
import { requestElements, type Rules } from '@/features/credentialing/request-elements';
import { statusWords } from '@/features/credentialing/request-statuses';
import { entityName, isOver, nextAsk } from '@/features/credentialing/request-words';
import { expirableSubject } from '@/features/follow-up/expirable-subject';
import { followUpOptions } from '@/features/follow-up/kept';
import { nextNumber } from '@/features/follow-up/log';
import { requestSubject } from '@/features/follow-up/subjects';
import { severalAtATime } from '@/lib/several-at-a-time';
import { textOf } from '@/lib/words';
import type { LetterRecipient } from './letter';

/** Somebody a letter may be written to, before what it says is read. */
export interface LetterSource {
  key: string;
  /** Who it is, for a list of those who get none. */
  label: string;
  /** Reads what the letter says; a sentence where none is to be written. Throws `ApiError`. */
  read: (queryClient: QueryClient) => Promise<LetterRecipient | string>;
}

export interface ReadLetters {
  recipients: readonly LetterRecipient[];
  /** Who gets no letter, and why. */
  skipped: readonly { label: string; why: string }[];
  /** Who could not be read, and why: that can be tried again. */
  failed: readonly { source: LetterSource; why: string }[];
}

/** So many are written at once: what is selected beyond that would take longer to look at than to select. */
export const mostLetters = 300;
const atATime = 4;

/**
 * Reads whom letters go to, a few at a time, in the order of the sources. One that cannot be read is named and keeps nothing else
 * back. Throws what `signal` was aborted with.
 */
export async function readLetters(
  sources: readonly LetterSource[],
  queryClient: QueryClient,
  signal: AbortSignal,
  onProgress: (read: number) => void,
): Promise<ReadLetters> {
  const skipped: { label: string; why: string }[] = [];
  const failed: { source: LetterSource; why: string }[] = [];
  let done = 0;
  const read = await severalAtATime(
    sources,
    atATime,
    async (source) => {
      try {
        const recipient = await source.read(queryClient);
        if (typeof recipient !== 'string') return recipient;
        skipped.push({ label: source.label, why: recipient });
      } catch (error) {
        failed.push({ source, why: describeError(error).title });
      } finally {
        onProgress((done += 1));
      }
      return undefined;
    },
    signal,
  );
  signal.throwIfAborted();
  return { recipients: read.filter((one) => one !== undefined), skipped, failed };
}

interface Subject {
  kind: 'provider' | 'facility';
  id: string;
}

/** What is known of a provider or facility for any letter, as it is now. Throws `ApiError`. */
export async function readFacts(queryClient: QueryClient, { kind, id }: Subject): Promise<LetterFacts> {
  if (kind === 'facility')
    return factsOfFacility(
      await queryClient.fetchQuery({ ...getFacilityOptions({ facilityId: id }), staleTime: 0 }),
    );
  return factsOfProvider(
    await queryClient.fetchQuery({ ...getProviderOptions({ providerId: id }), staleTime: 0 }),
  );
}

/** A letter to a provider or facility about one occasion, with what is known of it beside what is known of them. */
export async function recipientOf(
  queryClient: QueryClient,
  subject: Subject,
  letter: Pick<LetterRecipient, 'key' | 'occasion'> & Partial<LetterRecipient>,
): Promise<LetterRecipient> {
  const facts = await readFacts(queryClient, subject);
  // Lists have a dash for a name that is not on file: no letter goes to one.
  const name = facts['provider name'] || (letter.name === '–' ? '' : textOf(letter.name));
  return {
    ...letter,
    ...subject,
    name: name || 'Unnamed',
    facts: { ...facts, ...withoutEmpty(letter.facts), 'provider name': name },
  };
}

const withoutEmpty = (facts: LetterFacts = {}): LetterFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));

/** One letter for each provider or facility of these expirables, which lists all of theirs. */
export function reminderSources(rows: readonly Expirable[]): LetterSource[] {
  const byOwner = new Map<string, Expirable[]>();
  for (const row of rows) {
    const key = `${row.owner.kind} ${row.owner.id}`;
    byOwner.set(key, [...(byOwner.get(key) ?? []), row]);
  }
  return [...byOwner].flatMap(([key, items]) => {
    const owner = items[0]?.owner;
    if (!owner) return [];
    const { kind, id, name } = owner;
    return {
      key,
      label: name,
      read: (queryClient) =>
        recipientOf(
          queryClient,
          { kind, id },
          {
            key,
            occasion: 'expirables',
            name,
            facts: factsOfExpirables(items),
            asksAbout: items.map(expirableSubject),
          },
        ),
    };
  });
}

/**
 * A letter for each of some requests that are not over, with what is missing and whom it is about can give. It is noted on the
 * request where that takes it.
 */
export function requestSources(requests: readonly CredentialingRequest[], rules: Rules): LetterSource[] {
  return requests.map((listed) => {
    const { id: requestId } = listed;
    const name = entityName(listed, 'title');
    return {
      key: requestId,
      label: name,
      async read(queryClient) {
        const options = getCredentialingRequestOptions({ requestId });
        const request = await queryClient.fetchQuery({ ...options, staleTime: 0 });
        const subject = subjectOf(request);
        if (!subject) return 'The service does not say whom this request is about.';
        if (isOver(request))
          return `This request is over: ${statusWords(request.currentEvent?.status).toLowerCase()}.`;
        const onFile = await readOnFile(queryClient, request);
        const asksAbout = requestSubject({ ...request, id: requestId });
        const followUp = await queryClient.fetchQuery({ ...followUpOptions(asksAbout), staleTime: 0 });
        const asked = stillAsked(followUp, asksAbout);
        const facts = factsOfMissing(requestElements(request, onFile, rules), request.type, asked);
        // From its own page a letter is wanted all the same: what is missing is typed then.
        if (!facts['missing items'] && requests.length > 1)
          return 'Nothing is missing that could be asked for by a letter.';
        const { status, blocked } = nextAsk(request, nextNumber(followUp ?? undefined, asksAbout));
        return recipientOf(queryClient, subject, {
          key: requestId,
          occasion: 'missing',
          name,
          facts,
          asksAbout: [asksAbout],
          ...(!blocked && { requestId, becomes: statusWords(status) }),
        });
      },
    };
  });
}
