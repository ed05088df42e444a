import type { DatasetMatch, DatasetScan, Details } from '@/api/models';
import { formatDate } from '@/lib/dates';
import { textOf, uncapitalized } from '@/lib/words';
import { recordOf } from '@/lib/values';
import { statedDay } from '@/lib/stated-day';
import { registrationOn } from '../dea-on-day';
import { knownTo } from '../scans-on-file';
import { isUndecided } from '../undecided';
import { certificateOn } from './board-certificate';

type Fields = Record<string, unknown>;

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(recordOf) : []);

/** A registration, certificate or number as its registry has it on a day. */
export interface RegistryRecord {
  /** What it is called: `DEA F12345678`. */
  label: string;
  state: string | undefined;
  runs: boolean;
  /** Why it does not run, with its date, without a full stop; undefined where it does. */
  why: string | undefined;
  /** Of a certificate: it ran once, whether it runs now or has ended. */
  hasExisted?: boolean;
}

/** A DEA registration (field.md 2.4, 2.8): active, and not expired on the day. What is not told does not run. */
function deaRecord(record: Fields, day: string): RegistryRecord {
  const { number, state, usState, words } = registrationOn(day, record);
  const label = number ? `DEA ${number}` : 'The DEA registration';
  const runs = state === 'active';
  return { label, state: usState, runs, why: runs ? undefined : `${label}: ${uncapitalized(words)}` };
}

/** An NPI (field.md 2.4): deactivated, unless it was reactivated since. */
function npiRecord(record: Fields): RegistryRecord {
  const number = textOf(record['npiNumber']);
  const label = number ? `NPI ${number}` : 'The NPI';
  const basic = recordOf(record['basic']);
  const [off, on] = [statedDay(basic['deactivationDate']), statedDay(basic['reactivationDate'])];
  const isOff = record['isDeactivated'] === true || (off !== undefined && (on === undefined || on < off));
  const reason = textOf(record['deactivationReason']);
  const why = isOff
    ? `${label} was deactivated${off ? ` ${formatDate(off)}` : ''}${reason ? ` (${reason})` : ''}`
    : undefined;
  return { label, state: undefined, runs: !isOff, why };
}

/** The certificates of a record: those that it lists, else the record itself. `what` is how one without a name is called. */
function certificates(record: Fields, day: string, what: string): RegistryRecord[] {
  const listed = [...listOf(record['certifications']), ...listOf(record['certificationInfo'])];
  return (listed.length > 0 ? listed : [record]).map((one) => {
    const name = ['boardName', 'certificateName', 'certificate', 'specialty']
      .map((field) => textOf(one[field]))
      .find(Boolean);
    const label = name ? `The certificate in ${name}` : what;
    const { why, hasExisted } = certificateOn(day, one);
    return {
      label,
      state: undefined,
      runs: why === undefined,
      why: why === undefined ? undefined : `${label}${why}`,
      hasExisted,
    };
  });
}

/** Whether a board's register has somebody as certified, now or before, and nobody has to decide who is meant. */
export const wasCertified = ({ type, matches = [] }: DatasetScan, day: string): boolean =>
  !matches.some(isUndecided) &&
  registryRecords(type, matches, { day, isBoard: true }).some(({ hasExisted }) => hasExisted);

/**
 * What a registry knows about somebody on a day, `YYYY-MM-DD`, by the matches that nobody rejected. DEA, NPI registry and
 * boards are read; what other registries know counts as it is.
 */
export function registryRecords(
  type: string | undefined,
  matches: readonly Details<DatasetMatch>[] | undefined,
  { day, isBoard }: { day: string; isBoard: boolean },
): RegistryRecord[] {
  return knownTo(matches).flatMap((match): RegistryRecord[] => {
    const record = recordOf(match.data?.record);
    if (type === 'Dea') return [deaRecord(record, day)];
    if (type === 'Npi') return [npiRecord(record)];
    if (isBoard) return certificates(record, day, 'The board certificate');
    if (type === 'FacilityCmsCertification') return certificates(record, day, 'The CMS certification');
    return [{ label: 'The record', state: undefined, runs: true, why: undefined }];
  });
}
