import type { CredentialingRequest, Details } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { textOf } from '@/lib/words';
import { readRecords, type VerificationRecord } from './evidence/verification-record';
import type { TreatLine } from './treat';

/** That somebody asked a source beside the console, as the checklist of a credentialing request has it. */
export interface RecordedCheck extends VerificationRecord {
  /** The element of the checklist, in small letters. */
  element: string;
  /** A person marked the element as a concern. */
  isConcern: boolean;
  /** The element cites a verification of a license, by which it is judged. */
  isOfLookup: boolean;
  requestId: string | undefined;
}

/** Every check that is recorded on the checklists of requests (rules.md 17.9). */
export const recordedChecks = (requests: readonly Details<CredentialingRequest>[]): RecordedCheck[] =>
  requests.flatMap(({ id, checklist }) =>
    (checklist?.items ?? []).flatMap(({ name, status, source, references }) =>
      readRecords(source).records.map((record) => ({
        ...record,
        element: textOf(name).toLowerCase(),
        isConcern: status === 'Concern',
        isOfLookup: (references?.licenseVerifications ?? []).length > 0,
        requestId: id,
      })),
    ),
  );

/** The newest of checks that were made until a day, `YYYY-MM-DD`; of one day the one that was written last. */
export function newestCheck<Check extends Pick<VerificationRecord, 'date'>>(
  checks: readonly Check[],
  day: string,
): Check | undefined {
  let newest: Check | undefined;
  for (const check of checks) if (check.date <= day && (!newest || check.date >= newest.date)) newest = check;
  return newest;
}

/** What is recorded of a search of a list that was made by hand. */
export const searchResults = { nobody: 'No match', found: 'Match' } as const;

/**
 * What a search by hand came to. Records did not always hold it: those were made where nobody was found. A word that nobody
 * knows is no result.
 */
export function searchResult({ status }: Pick<VerificationRecord, 'status'>): 'nobody' | 'found' | 'unknown' {
  const word = textOf(status).toLowerCase();
  if (word === '' || word === searchResults.nobody.toLowerCase()) return 'nobody';
  return word === searchResults.found.toLowerCase() ? 'found' : 'unknown';
}

/** As what of its element who prescribes in the place of somebody without a registration is recorded: `DEA in CA`. */
export const alternateEntry = (state: string): string => `DEA in ${state}`;

/** Whether a check is of a registration, and does not name who prescribes in its place. */
export const isOfRegistration = (entry: string | undefined): boolean => !/^DEA in \S+$/.test(entry ?? '');

/**
 * Whether a record of the element that lists belong to is of a search of a list: by its name. One of the whole element says of
 * no list that it was searched.
 */
export const isOfList = ({ entry }: Pick<VerificationRecord, 'entry'>, list: string | undefined): boolean =>
  entry !== undefined && entry === datasetName(list);

/** The checks of a list among those of the element that lists belong to. */
export const checksOfList = (checks: readonly RecordedCheck[], list: string): RecordedCheck[] =>
  checks.filter((check) => check.element === 'sanctions and exclusions' && isOfList(check, list));

/** What a line of the verdict says of a check: whom somebody asked, when and how, who did, and where that is recorded. */
export const checkFacts = ({ source, date, method, by, requestId }: RecordedCheck) =>
  ({
    source,
    verifiedAt: date,
    recorded: { method, by },
    evidence:
      requestId === undefined ? { kind: 'tab', tab: 'credentialing' } : { kind: 'request', requestId },
  }) satisfies Pick<TreatLine, 'source' | 'verifiedAt' | 'recorded' | 'evidence'>;
