import type { DatasetScan, ScanParameter } from '@/api/models';
import { formatDate } from '@/lib/dates';
import { count, fillTemplate, fullName, spellOut, textOf } from '@/lib/words';

export interface ScannedEntity {
  id: string | undefined;
  providerId: string | undefined;
  facilityId: string | undefined;
  isFacility: boolean;
  name: string;
}

/** Whom a scan is about, as far as it says; a facility is named by what was sent, here or in `others`. */
export function scannedEntity(
  scan: DatasetScan | undefined,
  others: readonly ScanParameter[] = [],
): ScannedEntity {
  const { providerId, facilityId, provider, parameters = [] } = scan ?? {};
  const sent = [...parameters, ...others].find(({ type }) => type === 'FacilityName');
  const facility = sent && 'name' in sent ? textOf(sent.name) : '';
  const isFacility = Boolean(facilityId) && !providerId;
  return {
    id: providerId ?? facilityId,
    providerId,
    facilityId,
    isFacility,
    name: (isFacility && facility) || fullName(provider ?? undefined),
  };
}

/** What a parameter says, without its kind: `Maria Delgado`, `Apr 9, 1971`. */
export function parameterWords(parameter: ScanParameter): string {
  const values = Object.entries(parameter as Record<string, unknown>).filter(
    ([name]) => name !== 'type' && !name.endsWith('Id'),
  );
  const texts = values.map(([name, value]) =>
    /date/i.test(name) ? formatDate(textOf(value)) : textOf(value),
  );
  return texts.filter(Boolean).join(' ');
}

/** What a scan is asked to run by: `the monthly monitor`, `hand`. */
export function triggerWords({ trigger, monitoringMetadata }: DatasetScan): string {
  if (trigger !== 'Monitor') return trigger === 'Manual' ? 'by hand' : spellOut(trigger).toLowerCase();
  const interval = monitoringMetadata?.monitoringInterval;
  return `by ${interval ? `${spellOut(interval).toLowerCase()} ` : ''}monitor`;
}

/** What came of a scan: `2 matches, 1 to decide`, `No match`; why it failed; undefined while it runs. */
export function scanOutcome({ status, matches = [], failureReason }: DatasetScan): string | undefined {
  if (status === 'Pending' || status === 'Working') return undefined;
  if (status === 'Failed') {
    const reason = fillTemplate(failureReason?.messageTemplate, failureReason?.messageParams);
    return reason && reason !== '–' ? reason : 'The service gave no reason';
  }
  if (matches.length === 0) return 'No match';
  const open = matches.filter((match) => match.userActionNeeded).length;
  return `${count(matches.length, 'match', 'matches')}, ${open === 0 ? 'none' : open} to decide`;
}
