import { expect, test } from 'vitest';
import { acknowledgedFolder } from '@/features/acknowledgements/acknowledged';
import { keysFolder } from '@/features/files/uploads';
import { followUpPath } from '@/features/follow-up/file';
import { mentionsFolder } from '@/features/mentions/kept';
import { committeeFolder, payerRosterFolder, sharedFolder, sharedPath } from '@/features/organization/file';
import { reviewsPath } from '@/features/audit-reviews/reviews';
import { consoleFile } from './console-file';

test.each([
  [`${keysFolder}7f16.json`, 'Encryption key of a user'],
  [`${mentionsFolder}ada%40practice.example/1.json`, 'Notice of a note that names a user'],
  [`${acknowledgedFolder}scan/1.json`, 'Acknowledged failure'],
  [followUpPath({ kind: 'request', id: '1' }), 'Follow-ups of a request'],
  [followUpPath({ kind: 'enrollment', id: '1' }), 'Follow-ups of an enrollment'],
  [followUpPath({ kind: 'license', id: '1' }), 'Follow-ups of a license verification'],
  [followUpPath({ kind: 'expirable', id: '1' }), 'Follow-ups of an expirable'],
  [followUpPath({ kind: 'scan', id: '1' }), 'Follow-ups of a failed scan'],
  [`${committeeFolder}2026-11-24.json`, 'Committee round of Nov 24, 2026'],
  [`${payerRosterFolder}p1/2026-11-29 2.json`, 'Roster for a payer sent Nov 29, 2026'],
  [reviewsPath('changes', 2026, 'K4QX'), 'Reviews of an audit'],
  [sharedPath('views', ['licenses', 'Expiring']), 'Shared view of a list'],
  [sharedPath('reasons'), 'Shared setting'],
  [`${sharedFolder}of-a-later-version/1.json`, 'Shared setting'],
])('%s is said in words', (path, words) => {
  expect(consoleFile(path)?.name).toBe(words);
});

test.each([
  undefined,
  '',
  'credence.pdf',
  'credence/lunch.txt',
  'letters/credence/1.json',
  'providers/1/credence/1.json',
  'credences/1.json',
])('%s is none that the console keeps', (path) => {
  expect(consoleFile(path)).toBeUndefined();
});
