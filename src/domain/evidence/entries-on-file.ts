import { formatDate } from '@/lib/dates';
import { recordOf } from '@/lib/values';
import { textOf } from '@/lib/words';
import { typedDay } from '@/lib/typed-date';
import { choosableLists } from '../exclusion-lists';
import { isOfInsurance } from '../insurance-on-day';
import { isOfList, isOfRegistration } from '../recorded-checks';
import { type SettledWords, type Standing, standingOf, statusKey } from '../license-standing';
import { certificateWords } from './board-certificate';
import { type ElementContext, type ElementEvidence, infoAction, nameKey } from './declarations';
import type { Element, Evidence, Finding, Gap } from './types';
import { withoutEnd } from './verification-record';

/** Kinds of entries that are in force or not: licenses, accreditations, registrations, certificates. */
interface EntryKind {
  /** What is said to be in force: `license`. */
  what: string;
  /** The label of what nobody entered, but somebody recorded or uploaded. */
  label: string;
  /** Field of its status, in the entry or in what it states. */
  status: string;
  /** What its status says. */
  read: (word: string, settled: SettledWords | undefined) => Standing;
}

const decisions = new Set([
  'accreditation',
  'accredited',
  'approved',
  'certified',
  'deemed',
  'full accreditation',
  'fully accredited',
]);

/** What an accrediting body decided (field.md 2.12): with conditions or a survey to follow it is weighed. */
function decisionOf(word: string, settled: SettledWords | undefined): Standing {
  const key = statusKey(word);
  if (decisions.has(key)) return 'good';
  if (/\b(?:denied|denial|not accredited)\b/.test(key)) return 'taken away';
  if (
    /^(?:preliminary|provisional|conditional|contingent)\b|\bwith (?:follow|condition|contingen|stipulat)/.test(
      key,
    )
  )
    return 'limited';
  return standingOf(word, settled);
}

const certificateStanding = (word: string): Standing => {
  const says = certificateWords(word);
  return says === 'runs' ? 'good' : says === 'is over' ? 'ended' : 'unknown';
};

const kinds: Readonly<Record<string, EntryKind>> = {
  License: { what: 'license', label: 'License', status: 'licenseStatus', read: standingOf },
  Accreditation: { what: 'accreditation', label: 'Accreditation', status: 'decision', read: decisionOf },
  Dea: { what: 'DEA registration', label: 'DEA registration', status: 'isActive', read: standingOf },
  // The file states a number and nothing else.
  DeaRegistrations: { what: 'DEA registration', label: 'DEA registration', status: '', read: standingOf },
  BoardCertifications: {
    what: 'board certificate',
    label: 'Board certification',
    status: 'status',
    read: certificateStanding,
  },
};

interface EntryOnFile {
  label: string;
  /** It is an entry of the file. */
  isEntered: boolean;
  /** As the source called it, else as the file states it. */
  word: string;
  standing: Standing;
  until: string | undefined;
  hasNoEnd: boolean;
  /** Why it does not run by its dates. */
  why: string | undefined;
}

const statedIn = (evidence: Pick<Evidence, 'facts'>, name: string): string => {
  const value = recordOf(evidence.facts['nonVerifiedInfo'])[name] ?? evidence.facts[name];
  if (typeof value === 'boolean') return value ? 'Active' : 'Inactive';
  return textOf(value);
};

const starts = ['issueDate', 'effectiveDate', 'initialCertificationDate'];

/** What registers and profiles say is no entry of the file, whatever dataset is called like its kind. */
const isEntry = (one: Evidence, type: string | undefined) =>
  (one.kind === 'providerInfo' || one.kind === 'facilityInfo') && one.type === type;

/** Entries of a kind; where there is none, what somebody recorded or uploaded instead. */
function entriesOf(
  type: string,
  { evidence, records }: ElementEvidence,
): Pick<Evidence, 'label' | 'facts'>[] {
  const entries = evidence.filter((one) => isEntry(one, type));
  if (entries.length > 0) return entries;
  const isThere = records.length > 0 || evidence.some(({ kind }) => kind === 'files');
  return isThere ? [{ label: kinds[type]?.label ?? type, facts: {} }] : [];
}

/** How each entry stands on the day: what a source said of it comes before what the file states. */
function entriesOnFile(
  type: string,
  cited: ElementEvidence,
  { day, settled }: ElementContext,
): EntryOnFile[] {
  const kind = kinds[type];
  if (!kind) return [];
  return entriesOf(type, cited).map((entry) => {
    const { label } = entry;
    const newestFirst = cited.records
      .filter((one) => one.entry === undefined || one.entry === label)
      .toSorted((one, other) => other.date.localeCompare(one.date));
    const word = newestFirst.find(({ status }) => status)?.status ?? statedIn(entry, kind.status);
    const end = newestFirst.find(({ until }) => until)?.until ?? statedIn(entry, 'expirationDate');
    const until = typedDay(end);
    const since = starts.map((name) => typedDay(statedIn(entry, name))).find((start) => start && start > day);
    const why = since
      ? `begins ${formatDate(since)}`
      : end && !until && end !== withoutEnd
        ? `its end “${end}” cannot be read as a date`
        : undefined;
    const standing = word ? kind.read(word, settled) : 'unknown';
    const isEntered = cited.evidence.some((one) => isEntry(one, type));
    return { label, isEntered, word, standing, until, hasNoEnd: end === withoutEnd, why };
  });
}

const stands = ({ standing }: EntryOnFile) => standing === 'good' || standing === 'limited';

/**
 * What is missing of entries of which one has to be in force on the day of the decision (field.md 2.12): a word of the
 * source that lets it stand, and an end that has not passed. An empty status is not a good one, and one without an end is
 * not known to run. What is missing is asked of the source, and recorded with what it said.
 */
export function entryGaps(type: string, cited: ElementEvidence, context: ElementContext): Gap[] {
  const onFile = entriesOnFile(type, cited, context);
  const { what = type } = kinds[type] ?? {};
  const correct = infoAction(context, `Correct the ${what}`);
  const bad = onFile.flatMap(({ label, word, standing }): Gap[] => {
    if (word === '' || standing === 'good' || standing === 'limited') return [];
    const unknown = standing === 'unknown' ? ': what that means is not known' : '';
    return [{ text: `${label}: “${word}”${unknown}`, actions: correct }];
  });
  const { day } = context;
  const hasEnded = ({ until }: EntryOnFile) => until !== undefined && until < day;
  const runs = (one: EntryOnFile) => stands(one) && !one.why && !hasEnded(one) && (one.hasNoEnd || one.until);
  if (onFile.length === 0 || onFile.some(runs)) return bad;
  // Records did not always hold what a source said: what was decided by them stands.
  const isSettled = context.isDecided && cited.records.some(({ status, until }) => !status && !until);
  const missing = (isSettled ? [] : onFile)
    .filter((one) => !hasEnded(one) && (one.word === '' || stands(one)))
    .map(({ label, isEntered, word, until, hasNoEnd, why }): Gap => {
      const missing = [...(word ? [] : ['status']), ...(until || hasNoEnd || why ? [] : ['expiration date'])];
      const text = [
        ...(why ? [why] : []),
        ...(missing.length > 0 ? [`${missing.join(' and ')} missing`] : []),
      ];
      return {
        text: `${label}: ${text.join('; ')}`,
        actions: [{ kind: 'record', ...(isEntered && { entry: label }) }, ...correct],
      };
    });
  const last = onFile
    .flatMap((one) => (hasEnded(one) ? (one.until ?? []) : []))
    .toSorted()
    .at(-1);
  const isOver = last !== undefined && onFile.every((one) => hasEnded(one));
  const over = isOver
    ? [{ text: `No ${what} in force: the last ended ${formatDate(last)}`, actions: correct }]
    : [];
  return [...bad, ...missing, ...over];
}

/** Entries that are in force under terms: the file is not clean (field.md 1.1). */
export function entryFindings(type: string, cited: ElementEvidence, context: ElementContext): Finding[] {
  return entriesOnFile(type, cited, context)
    .filter(({ standing }) => standing === 'limited')
    .map(({ label, word }) => ({ text: `${label}: “${word}”`, link: linkOf(label, cited) }));
}

const linkOf = (label: string, { evidence }: ElementEvidence) =>
  evidence.find((one) => one.label === label)?.link;

/** What a source is asked to say of an element when that is recorded. */
export interface RequiredFields {
  /** Whether the file states none, so that it has to be said. */
  status: boolean;
  until: boolean;
  /** For which state it is, where the file does not state that. */
  state?: boolean;
}

/** The kind of entries that an element is about; undefined where nothing of it is in force or not. */
function typeOf(
  { name, evidence }: Pick<Element, 'name' | 'evidence'>,
  isFacility: boolean,
): string | undefined {
  const key = nameKey(name);
  if (!isFacility) {
    if (key === 'board certification') return 'BoardCertifications';
    if (key === 'dea registration') return 'DeaRegistrations';
    // What boards said of licenses is read from their verifications.
    return /^license\b/.test(key) && !evidence.some(({ license }) => license) ? 'License' : undefined;
  }
  if (/^accreditation\b/.test(key)) return 'Accreditation';
  return key === 'license' ? 'License' : key === 'dea registration' ? 'Dea' : undefined;
}

/**
 * What a source has to say of an element, or of one entry of it, when it was asked beside this console: how a license, an
 * accreditation, a registration or a certificate stands, and until when; of insurance of which no policy is on file, until when
 * it covers. Undefined for other elements.
 */
export function requiredFieldsOf(
  element: Pick<Element, 'name' | 'evidence'>,
  { entry, isFacility }: { entry: string; isFacility: boolean },
): RequiredFields | undefined {
  // Policies on file state their days.
  if (isOfInsurance(element.name) && !element.evidence.some((one) => isEntry(one, 'LiabilityInsurance')))
    return { status: false, until: true };
  const type = typeOf(element, isFacility);
  const kind = type === undefined ? undefined : kinds[type];
  if (!kind) return undefined;
  const entries = element.evidence.filter((one) => isEntry(one, type));
  const about = entries.filter((one) => entry === '' || one.label === entry);
  const isDea = type === 'DeaRegistrations';
  if (isDea ? !isOfRegistration(entry) : entries.length > 0 && about.length === 0) return undefined;
  const missing = (field: string) => about.length === 0 || about.some((one) => statedIn(one, field) === '');
  return {
    status: missing(kind.status),
    until: missing('expirationDate'),
    ...(isDea && { state: true }),
  };
}

/** Whether what is recorded of an element is a search of a list, of which it is told what it came to. */
export const isListSearch = ({ name }: Pick<Element, 'name'>, entry: string): boolean =>
  nameKey(name) === 'sanctions and exclusions' && choosableLists.some((list) => isOfList({ entry }, list));
