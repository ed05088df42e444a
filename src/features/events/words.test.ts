import { expect, test } from 'vitest';
import { eventRecords } from './records';
import { actorOf, eventSentence } from './words';

const resolved = {
  type: 'Request',
  messageTemplate: '{user} resolved the verification of license {number} as {status}',
  messageParameters: { user: 'ana@cedar.example', number: 'A-1', status: 'NotFound' },
  context: { subcategory: 'VerificationResolved', providerId: 'p', licenseId: 'l' },
};

test('an event reads as a sentence, with statuses and datasets in words and who did it beside', () => {
  expect(eventSentence(resolved)).toBe('Resolved the verification of license A-1 as not found');
  expect(
    eventSentence({
      messageTemplate: 'Scan of {datasetType} completed',
      messageParameters: { datasetType: 'OigExclusions' },
    }),
  ).toBe('Scan of OIG exclusions completed');
  expect(actorOf(resolved)).toBe('ana@cedar.example');
});

const uploaded = (path: string) =>
  eventSentence({ messageTemplate: 'Uploaded {path}', messageParameters: { path } });

test('an event names a file in somebody’s folder by its name, without the id in its path', () => {
  expect(uploaded('providers/5eaf00d0-0000-4000-8000-00000000c0de/letter.pdf')).toBe('Uploaded letter.pdf');
  expect(uploaded('letters/2026/a.pdf')).toBe('Uploaded letters/2026/a.pdf');
});

test('an event names a file that the console keeps by what it is', () => {
  expect(uploaded('credence-follow-ups/request-4f1c.json')).toBe(
    'Uploaded “Follow-ups of a request” of this console',
  );
});

test('an event without a template is named by its kind, and by its type where it has none', () => {
  expect(eventSentence({ context: { subcategory: 'RosterImported' }, type: 'System' })).toBe(
    'Roster imported',
  );
  expect(eventSentence({ type: 'Legacy', context: null })).toBe('Legacy');
  expect(eventSentence({})).toBe('–');
});

const named = (context: unknown, rest: object = {}) =>
  eventRecords({ context, ...rest }).map(({ what }) => what);

test('an event leads to what it is most about, and to the records around it', () => {
  expect(named(resolved.context)).toEqual(['License', 'Provider']);
  const decided = { matchId: 'm', scanId: 's', providerId: 'p' };
  expect(named(decided)).toEqual(['Match', 'Scan', 'Provider']);
  expect(eventRecords({ context: decided })[0]?.link.search).toEqual({ match: 'm', scan: 's' });
  expect(named({ webhookId: 'w' })).toEqual(['Webhook']);
  const moved = { subcategory: 'CredentialingEventAdded', requestId: 'r', providerId: 'p' };
  expect(named(moved)).toEqual(['Request', 'Provider']);
  expect(named({ subcategory: 'RequestFailed', requestId: 'of HTTP' })).toEqual([]);
  expect(named({ monitorId: 'm', providerId: 'p' })).toEqual(['Monitors', 'Provider']);
  expect(named({ subcategory: 'DatasetUploaded' }, { messageParameters: { datasetType: 'Sam' } })).toEqual([
    'List or database',
  ]);
  expect(eventRecords({ context: { providerId: 'p' } })[0]?.link.params).toEqual({ providerId: 'p' });
});

test('an event does not lead to a record that is gone or not named', () => {
  expect(named({ subcategory: 'ProviderDeleted', providerId: 'p', licenseId: 'l' })).toEqual([]);
  expect(named({ subcategory: 'WebhookDeleted', webhookId: 'w' })).toEqual([]);
  expect(named({ subcategory: 'LicenseDetached', providerId: 'p', licenseId: 'l' })).toEqual(['Provider']);
  expect(named({ matchId: 'of a scan that is not named' })).toEqual([]);
  expect(named({ subcategory: 'DatasetUploaded' })).toEqual([]);
  for (const context of [undefined, null, 'text', [], { providerId: 7 }]) expect(named(context)).toEqual([]);
});
