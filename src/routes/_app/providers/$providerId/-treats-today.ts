import type { DatasetScan, License, Provider } from '@/api/models';
import { exclusionLists as sanctionsLists } from '@/domain/exclusion-lists';
import { usualLists } from '@/domain/program';
import { evidenceWindow, windowWords } from '@/domain/evidence/window';
import { currentResult } from '@/domain/license-result';
import { licenseExpiry, licenseInWords } from '@/domain/license-facts';
import { datasetName } from '@/lib/dataset-names';
import { localDayOf, daysUntil, formatDate, relativeDays } from '@/lib/dates';
import { count, spellOut, textOf, uncapitalized } from '@/lib/words';

const listsAsked = usualLists('NcqaAccreditation');

/** Whether a provider may treat today, by what is held, and why that is so. */
export interface TreatsToday {
  answer: 'Yes' | 'No' | 'Unknown';
  /** Each stands alone: what is in order for yes, what stands against it for no, what is not known for the third. */
  reasons: string[];
}

/** Lists whose record ends the matter. What the others say has to be weighed by a person. */
const weighed: readonly string[] = ['MedicareOptOut', 'Npdb'];

/** By the words that the service uses; organizations have words of their own beside these. */
const credentialed = /^(credentialed|approved|provisional|recredentialing)$/i;
const notCredentialed =
  /^(denied|terminated|pending|in ?process|not ?credentialed|withdrawn|inactive|suspended)$/i;

interface Question {
  provider: Provider;
  licenses: readonly License[];
  /** The current scans: of a dataset that was searched by several parameter sets, one of each (rules.md 11.4). */
  scans: readonly DatasetScan[];
  /** The service has more scans than these. */
  hasMoreScans?: boolean | undefined;
  /** How many days a scan counts. */
  windowDays: number;
  /** An instant in milliseconds; the service's own time when left out. */
  from?: number | undefined;
}

/** The answer to the one question of a provider's file. What stands against it goes before what is not known. */
export function treatsToday(question: Question): TreatsToday {
  const parts = [standing(question), inForce(question), screened(question)];
  for (const answer of ['No', 'Unknown'] as const) {
    const reasons = parts.flatMap((part) => part[answer]);
    if (reasons.length > 0) return { answer, reasons };
  }
  return { answer: 'Yes', reasons: parts.flatMap((part) => part.Yes) };
}

type Part = Record<TreatsToday['answer'], string[]>;
const part = (said: Partial<Part>): Part => ({ Yes: [], No: [], Unknown: [], ...said });

function standing({ provider, from }: Question): Part {
  const { deactivated, credentialingStatus: status, nextCredentialingDate: next } = provider;
  if (deactivated) return part({ No: ['The provider is deactivated'] });
  if (!status) return part({ Unknown: ['No credentialing status is held'] });
  const said = `Credentialing status: ${uncapitalized(spellOut(status))}`;
  if (notCredentialed.test(status)) return part({ No: [said] });
  if (!credentialed.test(status)) return part({ Unknown: [said] });
  const days = daysUntil(next, from);
  if (days === undefined) return part({ Unknown: ['The next credentialing date is not held'] });
  if (days < 0)
    return part({ No: [`Recredentialing was due ${relativeDays(next, from)}, ${formatDate(next)}`] });
  return part({ Yes: [`${spellOut(status)}, next credentialing ${formatDate(next)}`] });
}

function inForce({ licenses, from }: Question): Part {
  if (licenses.length === 0) return part({ No: ['No license is attached'] });
  const open = licenses.filter((license) => license.approvedStatus !== 'No' && !hasEnded(license, from));
  const found = open.filter(({ currentVerificationStatus }) => currentVerificationStatus === 'Found');
  const said = (kind: Standing) => found.filter((license) => standingOf(boardStatus(license)) === kind);
  const good = said('good');
  const takenAway = said('taken away').map(byBoard);
  if (good.length > 0) return part({ Yes: good.map(inForceWords), Unknown: takenAway });
  const unclear = said('unclear').map(byBoard);
  if (unclear.length > 0) return part({ Unknown: [...unclear, ...takenAway] });
  const undecided = open.filter(
    ({ currentVerificationStatus: status }) => status !== 'NotFound' && status !== 'Found',
  );
  if (undecided.length > 0)
    return part({ Unknown: [`No license is verified: ${count(undecided.length, 'license')} to settle`] });
  const ended = said('ended').map(byBoard);
  return part({ No: ['No license is in force', ...takenAway, ...ended] });
}

/** `Nevada license in force until Jan 31, 2028, “Active, on probation”, restricted`. */
function inForceWords(license: License): string {
  const until = licenseExpiry(license)?.value;
  const status = boardStatus(license);
  const limits = [
    status && !inFull.test(status) && `“${status}”`,
    license.restrictionStatus === 'Restricted' && 'restricted',
  ].filter(Boolean);
  return [`${licenseInWords(license)} in force${until ? ` until ${formatDate(until)}` : ''}`, ...limits].join(
    ', ',
  );
}

const byBoard = (license: License) => `${licenseInWords(license)}: “${boardStatus(license)}”, says its board`;

/** How a board may speak of a license. Each board writes as it likes, so that much has to be left to a person. */
type Standing = 'good' | 'ended' | 'taken away' | 'unclear';

const inFull = /^(active|current|clear)$/i;
const inGoodStanding = /^(active|current|clear|(in )?good standing|valid|licensed)\b/i;
const atAnEnd = /\b(inactive|not active|lapsed|expired|retired|cancel+ed|closed|delinquent|deceased|void)\b/i;
const takenFrom = /\b(suspended|suspension|revoked|revocation|surrendered|relinquished|denied|annulled)\b/i;

/** What a status of a board means; a license that was found and whose status is not told counts as good. */
function standingOf(status: string): Standing {
  if (takenFrom.test(status)) return 'taken away';
  if (atAnEnd.test(status)) return 'ended';
  return status === '' || inGoodStanding.test(status) ? 'good' : 'unclear';
}

/** What the board says of a license, or else what the organization states. */
const boardStatus = (license: License): string =>
  textOf(currentResult(license)?.licenseStatus) || textOf(license.nonVerifiedInfo?.status);

function hasEnded(license: License, from: number | undefined): boolean {
  const days = daysUntil(licenseExpiry(license)?.value, from);
  return days !== undefined && days < 0;
}

function screened({ scans, hasMoreScans, windowDays, from }: Question): Part {
  const said = part({});
  const current = byDataset(scans);
  for (const [type, searched] of current) {
    if (!isSanctionsList(type)) continue;
    const name = datasetName(type);
    const matches = searched.flatMap((scan) => scan.matches ?? []);
    const accepted = matches.filter(({ userActionResolution }) => userActionResolution === 'Accept').length;
    const waiting = matches.filter(({ userActionNeeded }) => userActionNeeded).length;
    if (accepted > 0) {
      const kind = weighed.includes(type) ? 'Unknown' : 'No';
      said[kind].push(`${name}: ${count(accepted, 'match was', 'matches were')} accepted`);
    }
    if (waiting > 0) said.Unknown.push(`${name}: ${count(waiting, 'match', 'matches')} to decide`);
  }
  const days = listsAsked.map((list) => {
    const scan = current.get(list)?.[0];
    const window = evidenceWindow(scan && scannedAt(scan), windowDays, from);
    if (window.state === 'Undated') {
      // While a search is under way, the one before it is not current any more (rules.md 11.4).
      const isSearched = scans.some(
        ({ type, status }) => type === list && (status === 'Pending' || status === 'Working'),
      );
      said.Unknown.push(`${datasetName(list)}: ${isSearched ? 'a new search is under way' : 'not searched'}`);
    }
    if (window.state === 'Expired') said.Unknown.push(`${datasetName(list)}: ${windowWords(window)}`);
    return scan && localDayOf(scannedAt(scan));
  });
  if (hasMoreScans) said.Unknown.push('Not all scans were read');
  const oldest = days.filter((day) => day !== undefined).toSorted()[0];
  said.Yes.push(
    `No exclusion in ${count(listsAsked.length, 'list')}, searched ${formatDate(oldest)} or later`,
  );
  return said;
}

const isSanctionsList = (type: string | undefined) => sanctionsLists.some((one) => one === type);

/** When a scan looked: what the source says, else when it ended. */
export const scannedAt = ({ verifiedAt, completed }: DatasetScan): string | undefined =>
  verifiedAt ?? completed;

/** The current scans of each dataset that came to an end, the most recent first. */
function byDataset(scans: readonly DatasetScan[]): Map<string, DatasetScan[]> {
  const all = new Map<string, DatasetScan[]>();
  const newestFirst = scans.toSorted((one, other) =>
    (scannedAt(other) ?? '').localeCompare(scannedAt(one) ?? ''),
  );
  for (const scan of newestFirst) {
    const { type, status } = scan;
    if (type && (status === 'Completed' || status === 'Active'))
      all.set(type, [...(all.get(type) ?? []), scan]);
  }
  return all;
}

/**
 * The newest scan of each dataset in which nothing is open, whatever it was searched by: a list that found nobody, or
 * nobody who is meant; a register that knows the provider. Lists come first, the most recent of each kind before the
 * others.
 */
export function scansInOrder(scans: readonly DatasetScan[]): DatasetScan[] {
  return [...byDataset(scans)]
    .flatMap(([type, searched]) => {
      const matches = searched.flatMap((scan) => scan.matches ?? []);
      if (matches.some(({ userActionNeeded }) => userActionNeeded)) return [];
      if (!isSanctionsList(type)) return searched.find(foundIn) ?? [];
      const isAccepted = matches.some(({ userActionResolution }) => userActionResolution === 'Accept');
      return isAccepted ? [] : searched.slice(0, 1);
    })
    .toSorted(
      (one, other) =>
        Number(isSanctionsList(other.type)) - Number(isSanctionsList(one.type)) ||
        (scannedAt(other) ?? '').localeCompare(scannedAt(one) ?? ''),
    );
}

/** Whether a scan knows the provider: a record that nobody rejected. */
export const foundIn = ({ matches = [] }: DatasetScan): boolean =>
  matches.some(({ userActionResolution }) => userActionResolution !== 'Reject');
