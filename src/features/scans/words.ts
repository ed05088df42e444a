import type { DatasetMatch, DatasetScan, Details, ScanParameter } from '@/api/models';
import { isExclusionList } from '@/domain/exclusion-lists';
import { hasAnswered, noAnswerWords } from '@/domain/scan-status';
import { isWhole } from '@/domain/scans-on-file';
import { isUndecided } from '@/domain/undecided';
import { datasetName } from '@/lib/dataset-names';
import { formatDate } from '@/lib/dates';
import { fillTemplate } from '@/lib/message-template';
import { count, fullName, masked, personName, spellOut, textOf } from '@/lib/words';

export interface ScannedEntity {
  id: string | undefined;
  providerId: string | undefined;
  facilityId: string | undefined;
  isFacility: boolean;
  /** `Maria Delgado`, in titles and sentences. */
  name: string;
  /** `Delgado, Maria`, where it names a row. */
  rowName: string;
}

/** Whom a scan is about, as far as it says; a facility is named by what was sent, here or in `others`. */
export function scannedEntity(
  scan: Details<DatasetScan> | undefined,
  others: readonly ScanParameter[] = [],
): ScannedEntity {
  const { providerId, facilityId, provider, parameters = [] } = scan ?? {};
  const sent = [...parameters, ...others].find(({ type }) => type === 'FacilityName');
  const facility = sent && 'name' in sent ? textOf(sent.name) : '';
  const isFacility = Boolean(facilityId) && !providerId;
  const known = isFacility && facility;
  return {
    id: providerId ?? facilityId,
    providerId,
    facilityId,
    isFacility,
    name: known || fullName(provider ?? undefined),
    rowName: known || personName(provider ?? undefined),
  };
}

/** Whom a match is about, as far as its scan says; facilities are named by what was sent. */
export const entityOf = ({ scan, data }: Details<DatasetMatch>): ScannedEntity =>
  scannedEntity(scan, [...(data?.positiveParameters ?? []), ...(data?.negativeParameters ?? [])]);

/**
 * What a scan searched: its dataset and, where it searched by one entry alone, that. One by a former name does not stand for a
 * search of the provider (field.md 2.15), and both may be among the latest scans (rules.md 11.4).
 */
export function searchedIn(scan: Pick<Details<DatasetScan>, 'type' | 'options'>): string {
  const dataset = datasetName(scan.type);
  if (isWhole(scan)) return dataset;
  return `${dataset}, by ${isExclusionList(scan.type) ? 'a former name' : 'one entry'} alone`;
}

/** Kinds whose parts are read as one: a name, a license of a state. */
const readAsOne = ['Name', 'License'];

/** Parts of an address that stand on one line. */
const lineOfCity = ['city', 'state', 'zipCode'];

/**
 * What a parameter says, without its kind: `Maria Delgado`, `Apr 9, 1971`. Of a social security number only the end:
 * it is shown in full where somebody asks for it, in the provider's file.
 */
export function parameterWords(parameter: ScanParameter): string {
  const values = Object.entries(parameter as Record<string, unknown>).filter(
    // The number of a login is said; ids of our own records say nothing.
    ([name]) => name !== 'type' && (name === 'portalProviderId' || !name.endsWith('Id')),
  );
  const join = (some: typeof values, between: string) =>
    some
      .map(([name, value]) => valueWords(name, textOf(value)))
      .filter(Boolean)
      .join(between);
  if (readAsOne.includes(parameter.type ?? '')) return join(values, ' ');
  const city = values.filter(([name]) => lineOfCity.includes(name));
  const rest = values.filter(([name]) => !lineOfCity.includes(name));
  return [join(rest, ', '), join(city, ' ')].filter(Boolean).join(', ');
}

function valueWords(name: string, value: string): string {
  if (name === 'ssn' && value) return masked(value);
  return /date/i.test(name) ? formatDate(value) : value;
}

/** How it stands with a match, as `statusLook('resolution', …)` names it; undefined where there is nothing to decide. */
export const matchState = (match: Details<DatasetMatch>) =>
  match.userActionResolution ??
  (match.obsoleteTimestamp ? 'Old' : isUndecided(match) ? 'Undecided' : undefined);

/** How a scan was started: `monthly monitor`, `manual`. */
export function triggerWords({ trigger, monitoringMetadata }: Details<DatasetScan>): string {
  if (trigger !== 'Monitor') return spellOut(trigger).toLowerCase();
  const interval = monitoringMetadata?.monitoringInterval;
  return `${interval ? `${spellOut(interval).toLowerCase()} ` : ''}monitor`;
}

/**
 * What came of a scan: `2 matches, 1 to decide`; why it failed; undefined while it runs. `No match` only of one that has answered:
 * any other says nothing about whether there is a record.
 */
export function scanOutcome({
  status,
  matches = [],
  failureReason,
}: Details<DatasetScan>): string | undefined {
  if (status === 'Pending' || status === 'Working') return undefined;
  if (status === 'Failed') {
    const reason = fillTemplate(failureReason?.messageTemplate, failureReason?.messageParams);
    return reason && reason !== '–' ? reason : 'The service gave no reason';
  }
  if (matches.length === 0) return hasAnswered({ status }) ? 'No match' : noAnswerWords(status);
  const open = matches.filter(isUndecided).length;
  return `${count(matches.length, 'match', 'matches')}, ${open === 0 ? 'none' : open} to decide`;
}
