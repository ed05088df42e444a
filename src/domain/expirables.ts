import { addDays, daysBetween } from '@/lib/dates';
import type { ScreenLink } from './evidence/types';
import { kindWords, type ExpirableKind, type ExpirableWindow } from './expirable-kinds';

/** Whose it is. */
export interface ExpirableOwner {
  kind: 'provider' | 'facility';
  id: string;
  /** `Last, First`, or the name of the facility. */
  name: string;
  /** The type of a provider in words; '' where there is none, and of a facility. */
  type: string;
  /** The code of the state of practice, or where the facility lies; '' where it is not told. */
  state: string;
}

/** A record with a day on which it ends. */
export interface Dated {
  kind: ExpirableKind;
  /** That of the record. */
  id: string;
  /** Records of one owner and kind that have this in common take each other's place. */
  group: string;
  /** Which one it is, without its owner: issuer, number. */
  what: string;
  /** The code of the state that it is of; '' where it is of none. */
  state: string;
  /** Its first day, `YYYY-MM-DD`, where it is told. */
  from: string | undefined;
  /** Its last day, `YYYY-MM-DD`. */
  until: string;
  /** It counts for nothing, as a license that its board does not know: it takes the place of no other one. */
  isVoid?: true | undefined;
}

/** A record that has ended, or will, and that nothing has taken the place of. */
export interface Expirable extends Dated {
  /** Tells it apart from every other one. */
  key: string;
  owner: ExpirableOwner;
  window: ExpirableWindow;
}

/** What an expirable is, without whose it is: `Malpractice insurance, Coverys, P-4711`. */
export const expirableWords = ({ kind, what }: Pick<Expirable, 'kind' | 'what'>): string =>
  what ? `${kindWords[kind]}, ${what}` : kindWords[kind];

/** In which window a day lies, both `YYYY-MM-DD`: a record ends with its last day, and is overdue from the day after it on. */
export function windowOf(until: string, today: string): ExpirableWindow {
  const days = daysBetween(today, until) ?? 0;
  if (days < 0) return 'overdue';
  if (days <= 30) return '30';
  if (days <= 60) return '60';
  return days <= 90 ? '90' : 'later';
}

/**
 * What of the records of one owner expires, as of `today`, `YYYY-MM-DD` (field.md 2.14). A record is history, and no expirable,
 * once another one of its kind and group, which counts, ends later and leaves no gap: see `leavesGap`. Of two that end on the same
 * day the first counts. A record without an end is in no list of `Dated`.
 */
export function expirablesOf(owner: ExpirableOwner, records: readonly Dated[], today: string): Expirable[] {
  return records
    .filter((one, place) => !records.some((other, at) => replaces(other, at, one, place, today)))
    .map((one) => ({
      ...one,
      key: `${owner.id} ${one.kind} ${one.id}`,
      owner,
      window: windowOf(one.until, today),
    }));
}

function replaces(other: Dated, at: number, one: Dated, place: number, today: string): boolean {
  if (at === place || other.kind !== one.kind || other.group !== one.group) return false;
  if (other.isVoid && !one.isVoid) return false;
  if (other.until === one.until) return at < place || (one.isVoid === true && !other.isVoid);
  return other.until > one.until && !leavesGap(other, one.until, today);
}

/**
 * Whether nothing is in force between the last day of a record, `YYYY-MM-DD`, and the first day of the next one: that begins neither
 * by the day after it nor by `today`. One whose first day is not told leaves none.
 */
export function leavesGap({ from }: Pick<Dated, 'from'>, until: string, today: string): boolean {
  const dayAfter = addDays(until, 1) ?? until;
  return from !== undefined && from > (dayAfter > today ? dayAfter : today);
}

/** What is to be done about it: in words, and where. */
export interface NextStep {
  label: string;
  link: ScreenLink;
  /** It is asked for by a letter: no source of ours tells it. */
  isAsked: boolean;
}

/** The page of whom it belongs to, with a part of it open, and in that the record. */
function ownerScreen({ kind, id }: ExpirableOwner, tab: string, record: string): ScreenLink {
  const at = { search: { tab }, ...(record && { hash: record }) };
  return kind === 'provider'
    ? { to: '/providers/$providerId', params: { providerId: id }, ...at }
    : { to: '/facilities/$facilityId', params: { facilityId: id }, ...at };
}

/** What is to be done about an expirable of each kind, in words. */
export const expirableSteps: Readonly<Record<ExpirableKind, string>> = {
  License: 'Verify the license',
  Cds: 'Verify the registration',
  Dea: 'Search the DEA registry',
  BoardCertification: 'Verify the certification',
  Malpractice: 'Ask for the new policy',
  LifeSupport: 'Ask for the new certificate',
  Certificate: 'Ask for the new certificate',
  Attestation: 'Ask for a new attestation',
  FacilityLicense: 'Ask for the renewed license',
  Accreditation: 'Ask for the new decision',
  Clia: 'Ask for the new certificate',
};

/** The part of the page of its owner on which each is renewed; licenses of providers have a page of their own. */
const tabs: Partial<Record<ExpirableKind, string>> = { Dea: 'screening', Attestation: 'imports' };

/** What is to be done next about an expirable; undefined for one that ends in more than 90 days. */
export function nextStepOf({ kind, id, owner, window }: Expirable): NextStep | undefined {
  if (window === 'later') return undefined;
  const label = expirableSteps[kind];
  return { label, link: screenOf({ kind, id, owner }), isAsked: label.startsWith('Ask ') };
}

/** Where the record of an expirable stands. */
export function screenOf({ kind, id, owner }: Pick<Expirable, 'kind' | 'id' | 'owner'>): ScreenLink {
  if (kind === 'License' || kind === 'Cds')
    return {
      to: '/providers/$providerId/licenses/$licenseId',
      params: { providerId: owner.id, licenseId: id },
    };
  const tab = tabs[kind];
  // Each entry of the info has its place on the page; a tab that is a list has none for one.
  return tab ? ownerScreen(owner, tab, '') : ownerScreen(owner, 'info', id);
}
