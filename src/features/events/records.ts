import type { Details, EventLogEntry } from '@/api/models';
import type { RowLink } from '@/table/list/use-row-link';

/** A text that the context of an entry carries under a name; its shape depends on the event. */
export function inContext({ context }: Details<EventLogEntry>, name: string): string | undefined {
  if (typeof context !== 'object' || context === null) return undefined;
  const value: unknown = (context as Record<string, unknown>)[name];
  return typeof value === 'string' && value ? value : undefined;
}

/** A text among the parameters of an entry, whose shape depends on the event. */
export function parameterOf({ messageParameters }: Details<EventLogEntry>, name: string): string {
  if (typeof messageParameters !== 'object' || messageParameters === null) return '';
  const value: unknown = (messageParameters as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

interface EventRecord {
  what: string;
  link: RowLink;
}

/**
 * The records that an entry is about, as links, the one that it is most about first: a match before its scan, a license
 * before its provider. One that the entry says is gone is none.
 */
export function eventRecords(entry: Details<EventLogEntry>): EventRecord[] {
  const kind = inContext(entry, 'subcategory');
  const id = (name: string, goneWith?: string) =>
    goneWith && kind === goneWith ? '' : (inContext(entry, name) ?? '');
  const match = id('matchId');
  const scanId = id('scanId');
  const importId = id('importId');
  const webhookId = id('webhookId', 'WebhookDeleted');
  const providerId = id('providerId', 'ProviderDeleted');
  const licenseId = id('licenseId', 'LicenseDetached');
  const groupId = id('groupId', 'GroupDeleted');
  const payerId = id('payerId', 'PayerDeleted');
  const enrollmentId = id('enrollmentId', 'EnrollmentDeleted');
  const facilityId = id('facilityId');
  // A request over HTTP has an id as well.
  const requestId = kind && /^(Credentialing|Checklist)/.test(kind) ? id('requestId') : '';
  const datasetType = kind === 'DatasetUploaded' ? (namedDataset(entry) ?? '') : '';
  const file = { to: '/providers/$providerId', params: { providerId } };
  const license = { to: '/providers/$providerId/licenses/$licenseId', params: { providerId, licenseId } };
  const all: [what: string, isNamed: string, link: RowLink][] = [
    // The service has no way to ask for one match alone, so it is found through its scan (rules.md 12.4).
    ['Match', match && scanId, { to: '/matches', search: { match, scan: scanId } }],
    ['Scan', scanId, { to: '/scans/$scanId', params: { scanId } }],
    ['Import', importId, { to: '/imports/$importId', params: { importId } }],
    ['Webhook', webhookId, { to: '/webhooks/$webhookId', params: { webhookId } }],
    ['List or database', datasetType, { to: '/datasets/$datasetType', params: { datasetType } }],
    ['Enrollment', enrollmentId, { to: '/enrollments/$enrollmentId', params: { enrollmentId } }],
    ['Group', groupId, { to: '/groups/$groupId', params: { groupId } }],
    ['Payer', payerId, { to: '/payers/$payerId', params: { payerId } }],
    ['License', providerId && licenseId, license],
    ['Monitors', providerId && id('monitorId'), { ...file, search: { tab: 'monitors' } }],
    [
      'Monitors',
      facilityId && id('monitorId'),
      { to: '/facilities/$facilityId', params: { facilityId }, search: { tab: 'monitors' } },
    ],
    ['Alerts', providerId && id('alertId'), { ...file, search: { tab: 'alerts' } }],
    ['Notes', providerId && id('noteId'), { ...file, search: { tab: 'notes' } }],
    ['Request', requestId, { to: '/credentialing/$requestId', params: { requestId } }],
    ['Provider', providerId, file],
    ['Facility', facilityId, { to: '/facilities/$facilityId', params: { facilityId } }],
  ];
  return all.filter(([, isNamed]) => isNamed).map(([what, , link]) => ({ what, link }));
}

function namedDataset({ messageParameters }: Details<EventLogEntry>): string | undefined {
  if (typeof messageParameters !== 'object' || messageParameters === null) return undefined;
  const { datasetType } = messageParameters as Record<string, unknown>;
  return typeof datasetType === 'string' ? datasetType : undefined;
}
