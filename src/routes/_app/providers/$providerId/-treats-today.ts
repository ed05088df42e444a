import type { DatasetScan, License, Provider } from '@/api/models';
import { listsAsked } from '@/features/credentialing/element-rules';
import { sanctionsLists } from '@/features/credentialing/held-evidence';
import { evidenceWindow, windowWords } from '@/features/credentialing/window';
import { licenseExpiry, licenseInWords } from '@/features/providers/license-facts';
import { datasetName } from '@/lib/dataset-names';
import { calendarDay, daysUntil, formatDate, relativeDays } from '@/lib/dates';
import { count, spellOut, uncapitalized } from '@/lib/words';

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
  /** The newest scan of each dataset, as `newestScans` gives them. */
  scans: readonly DatasetScan[];
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
  if (found.length > 0) {
    const words = found.map((license) => {
      const until = licenseExpiry(license)?.value;
      const limit = license.restrictionStatus === 'Restricted' ? ', restricted' : '';
      return `${licenseInWords(license)} in force${until ? ` until ${formatDate(until)}` : ''}${limit}`;
    });
    return part({ Yes: words });
  }
  const undecided = open.filter(({ currentVerificationStatus: status }) => status !== 'NotFound');
  if (undecided.length > 0)
    return part({ Unknown: [`No license is verified: ${count(undecided.length, 'license')} to settle`] });
  return part({ No: ['No license is in force'] });
}

function hasEnded(license: License, from: number | undefined): boolean {
  const days = daysUntil(licenseExpiry(license)?.value, from);
  return days !== undefined && days < 0;
}

function screened({ scans, windowDays, from }: Question): Part {
  const said = part({});
  for (const scan of scans.filter(({ type }) => isSanctionsList(type))) {
    const name = datasetName(scan.type);
    const { matches = [] } = scan;
    const accepted = matches.filter(({ userActionResolution }) => userActionResolution === 'Accept').length;
    const waiting = matches.filter(({ userActionNeeded }) => userActionNeeded).length;
    if (accepted > 0) {
      const kind = weighed.includes(scan.type ?? '') ? 'Unknown' : 'No';
      said[kind].push(`${name}: ${count(accepted, 'match was', 'matches were')} accepted`);
    }
    if (waiting > 0) said.Unknown.push(`${name}: ${count(waiting, 'match', 'matches')} to decide`);
  }
  const days = listsAsked.map((list) => {
    const scan = scans.find(({ type }) => type === list);
    const window = evidenceWindow(scan && scannedAt(scan), windowDays, from);
    if (window.state === 'Undated') said.Unknown.push(`${datasetName(list)}: not searched`);
    if (window.state === 'Expired') said.Unknown.push(`${datasetName(list)}: ${windowWords(window)}`);
    return scan && calendarDay(scannedAt(scan));
  });
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

/** The newest scan of each dataset that came to an end, whatever it was searched by. */
export function newestScans(scans: readonly DatasetScan[]): DatasetScan[] {
  const newest = new Map<string, DatasetScan>();
  for (const scan of scans) {
    const { type, status } = scan;
    if (!type || (status !== 'Completed' && status !== 'Active')) continue;
    const known = newest.get(type);
    if (!known || (scannedAt(scan) ?? '') > (scannedAt(known) ?? '')) newest.set(type, scan);
  }
  return [...newest.values()];
}

/**
 * The newest scan of each dataset in which nothing is open: a list that found nobody, or nobody who is meant; a
 * register that knows the provider. Lists come first, the most recent of each kind before the others.
 */
export function scansInOrder(scans: readonly DatasetScan[]): DatasetScan[] {
  return scans
    .filter((scan) => {
      const matches = scan.matches ?? [];
      if (matches.some(({ userActionNeeded }) => userActionNeeded)) return false;
      const accepted = matches.some(({ userActionResolution }) => userActionResolution === 'Accept');
      return isSanctionsList(scan.type) ? !accepted : foundIn(scan);
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
