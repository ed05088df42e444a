import type { Details, Facility, Provider } from '@/api/models';
import { formatDate, localDay } from '@/lib/dates';
import { npiText } from '@/lib/npi';
import { count, facilityName, fullName, spellOut, textOf } from '@/lib/words';
import { nextAfter, outcomeWords, type CommitteeDecision } from './committee';
import type { Gap } from './evidence/types';
import { expirableWords, type Expirable } from './expirables';
import type { LetterFacts, LetterOccasion } from './letter';
import { cycleMonths } from './recredentialing';

// What is known for a letter: everything may be missing, and what is missing is left out, never written as a dash.

const dayWords = (value: string | null | undefined): string =>
  (value ? formatDate(value) : '').replace('–', '');
const nameWords = (name: string): string => (name === '–' ? '' : name);

interface AddressLike {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zipCode?: string | null | undefined;
}

/** An address in lines, as on an envelope; empty where there is neither street nor city. */
export function addressLines({ addressLine1, addressLine2, city, state, zipCode }: AddressLike): string {
  const [street, town] = [textOf(addressLine1).trim(), textOf(city).trim()];
  if (!street && !town) return '';
  const place = [town, [textOf(state), textOf(zipCode)].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [street, textOf(addressLine2).trim(), place].filter(Boolean).join('\n');
}

/** That of work goes before others: letters are about work. */
export const workFirst = <One extends { type?: string | undefined }>(
  all: readonly One[] | undefined | null,
): One[] => (all ?? []).toSorted((one, other) => Number(other.type === 'Work') - Number(one.type === 'Work'));

/** What is known of a provider, whatever the letter is about. */
export function factsOfProvider(provider: Details<Provider>): LetterFacts {
  const { firstName, lastName, providerType, addresses, emails, nextCredentialingDate } = provider;
  const { credentialedDate, recredentialedDates } = provider;
  const last = [credentialedDate, ...(recredentialedDates ?? [])]
    .map((day) => textOf(day))
    .toSorted()
    .at(-1);
  return {
    'provider name': nameWords(fullName(provider)),
    'first name': textOf(firstName),
    'last name': textOf(lastName),
    'provider type': textOf(providerType?.name),
    NPI: npiText(provider),
    address: workFirst(addresses).map(addressLines).find(Boolean) ?? '',
    'e-mail':
      workFirst(emails)
        .map(({ email }) => textOf(email).trim())
        .find(Boolean) ?? '',
    'recredentialing due': dayWords(nextCredentialingDate),
    'credentialed on': dayWords(last),
  };
}

/** What is known of a facility. */
export function factsOfFacility(facility: Details<Facility>): LetterFacts {
  return {
    'provider name': nameWords(facilityName(facility)),
    address: addressLines(facility),
    'e-mail': textOf(facility.contactEmail).trim(),
  };
}

const inLines = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** What expires and when, the earliest first: `- License, RN 4711: expired Nov 3, 2026`. `today` is `YYYY-MM-DD`. */
export function factsOfExpirables(
  items: readonly Pick<Expirable, 'kind' | 'what' | 'until'>[],
  today: string = localDay(),
): LetterFacts {
  const sorted = items.toSorted((one, other) => one.until.localeCompare(other.until));
  return {
    'expiring items': inLines(
      sorted.map(
        (item) =>
          `${expirableWords(item)}: ${item.until < today ? 'expired' : 'expires'} ${formatDate(item.until)}`,
      ),
    ),
    'first expiration': dayWords(sorted[0]?.until),
  };
}

/** What was asked for, within a sentence: `initial credentialing`, `recredentialing`, `off-cycle review`. */
function requestWords(type: string | null | undefined): string {
  const words = textOf(type) ? spellOut(type).toLowerCase() : '';
  if (words === 'off cycle') return 'off-cycle review';
  return words === 'initial' || words === '' ? [words, 'credentialing'].filter(Boolean).join(' ') : words;
}

/**
 * Whether whom a request is about can close a gap: by a document, by what is entered in the file, or by a signature. What is on file
 * and not verified yet is left to whoever verifies.
 */
const canBeGiven = ({ actions }: Gap): boolean =>
  actions.some(({ kind }) => kind === 'request-information') &&
  actions.some(
    (action) =>
      action.kind === 'upload' ||
      action.kind === 'open' ||
      (action.kind === 'record' && action.label === 'Attestation'),
  );

/** What has gaps, such as an element of a checklist. */
interface WithGaps {
  name: string;
  gaps: readonly Gap[];
}

/**
 * What a request lacks that its provider or facility can give, each in a line: of each element the gaps that asking closes. What a
 * source is asked for, such as a search of exclusions, is none of it.
 */
export const givableItems = (elements: readonly WithGaps[]): string[] => [
  ...new Set(
    elements.flatMap(({ name, gaps }) =>
      gaps.filter(canBeGiven).map(({ text }) => (text.startsWith(name) ? text : `${name}: ${text}`)),
    ),
  ),
];

/**
 * What a letter says of what a request lacks (`givableItems`). `asked` is what was asked for before and is still awaited: it
 * stands at the end where no gap says the same.
 */
export function factsOfMissing(
  elements: readonly WithGaps[],
  type: string | null | undefined,
  asked: readonly string[] = [],
): LetterFacts {
  const items = givableItems(elements);
  const said = items.map((item) => item.toLowerCase());
  const others = asked.filter((one) => !said.some((item) => item.includes(one.toLowerCase())));
  return { 'missing items': inLines([...new Set([...items, ...others])]), request: requestWords(type) };
}

/** By which kind of letter a decision is told. */
export function occasionOfDecision({
  outcome,
  conditions,
  months,
}: Pick<CommitteeDecision, 'outcome' | 'conditions' | 'months'>): LetterOccasion {
  if (outcome !== 'approved') return outcome;
  if (textOf(conditions)) return 'conditions';
  return months !== undefined && months < cycleMonths ? 'shorter' : 'approved';
}

/**
 * What a letter about a decision says. It names the committee and none of its members: who voted how is in the minutes, which
 * stay inside.
 */
export function factsOfDecision(decision: CommitteeDecision, type: string | null | undefined): LetterFacts {
  const { day, by, months, conditions, reason } = decision;
  const due = decision.outcome === 'approved' ? nextAfter(decision) : undefined;
  return {
    request: requestWords(type),
    decision: outcomeWords(decision),
    'decision date': formatDate(day),
    'decided by': by === 'committee' ? 'the credentialing committee' : 'the medical director',
    ...(months !== undefined && { term: count(months, 'month') }),
    conditions: textOf(conditions),
    reason: textOf(reason),
    ...(due && { 'recredentialing due': formatDate(due) }),
    ...(decision.outcome === 'deferred' && factsOfDeferral(decision)),
  };
}

/**
 * Until when a decision was deferred and what is asked for. What nobody said of the day is told as such. A decision of before the
 * minutes knew what was asked for has no fact of it: whoever writes says it then.
 */
const factsOfDeferral = ({ until, asked, by }: CommitteeDecision): LetterFacts => ({
  'deferred until': until ? formatDate(until) : `a later ${by === 'committee' ? 'meeting' : 'date'}`,
  ...(asked && {
    'missing items': asked.length > 0 ? inLines(asked) : '- Nothing further from you at this time',
  }),
});
