import { expect, test } from 'vitest';
import { eventActor, eventRecord, eventSentence } from './-event-words';

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
  expect(eventActor(resolved)).toBe('ana@cedar.example');
});

test('an event without a template is named by its kind, and by its type where it has none', () => {
  expect(eventSentence({ context: { subcategory: 'RosterImported' }, type: 'System' })).toBe(
    'Roster imported',
  );
  expect(eventSentence({ type: 'Legacy', context: null })).toBe('Legacy');
  expect(eventSentence({})).toBe('–');
});

test('an event leads to its license, else to its provider', () => {
  expect(eventRecord(resolved)?.what).toBe('License');
  expect(eventRecord({ context: { providerId: 'p' } })?.link.params).toEqual({ providerId: 'p' });
});

test('an event leads nowhere when its record is gone or not named', () => {
  expect(eventRecord({ context: { subcategory: 'ProviderDeleted', providerId: 'p' } })).toBeUndefined();
  expect(
    eventRecord({ context: { subcategory: 'LicenseDetached', providerId: 'p', licenseId: 'l' } })?.what,
  ).toBe('Provider');
  for (const context of [undefined, null, 'text', [], { providerId: 7 }]) {
    expect(eventRecord({ context })).toBeUndefined();
  }
});
