import { expect, test } from 'vitest';
import { decisionLine } from '@/domain/committee';
import { localDay } from '@/lib/dates';
import {
  allLists,
  dataOf,
  daysAgo,
  leftOut,
  licenses,
  onFileOf,
  requestOf,
  rules,
  sanctionsElement,
  signedApplication,
  verifiedLicense,
} from '@/features/credentialing/testing';
import { agendaItem } from './agenda';

const complete = [signedApplication, verifiedLicense, sanctionsElement(...allLists()), ...leftOut()];
const today = localDay();
const onFile = onFileOf(dataOf());

test('A file without gaps and findings is clean, and says why', () => {
  const item = agendaItem({ request: requestOf(complete), onFile }, today, rules);
  expect(item.standing).toBe('clean');
  expect(item.reasons).toEqual([
    '3 elements in order, 5 not applicable (time limit 120 days, NCQA accreditation). No discipline, restriction, exclusion or report',
  ]);
});

test('A file with discipline goes to the committee with its findings', () => {
  const disciplined = licenses.map((license) => ({
    ...license,
    currentVerification: {
      ...license.currentVerification,
      results: [{ ...license.currentVerification?.results?.[0], disciplinaryActions: 'Reprimand, 2024' }],
    },
  }));
  const verification = {
    ...dataOf().licenseVerifications?.[0],
    results: disciplined[0]?.currentVerification.results,
  };
  const data = dataOf({ licenseVerifications: [verification] } as Parameters<typeof dataOf>[0]);
  const item = agendaItem(
    { request: requestOf(complete), onFile: onFileOf(data, disciplined as never) },
    today,
    rules,
  );
  expect(item.standing).toBe('flagged');
  expect(item.reasons.join()).toMatch(/disciplin/i);
});

test('A file with a gap is not ready, and names it', () => {
  const item = agendaItem({ request: requestOf(complete.slice(0, 2)), onFile }, today, rules);
  expect(item.standing).toBe('not ready');
  expect(item.reasons.join()).toContain('Sanctions and exclusions');
  expect(agendaItem({ request: requestOf(complete), onFile: undefined }, today, rules)).toMatchObject({
    standing: 'not ready',
    reasons: ['The service does not say whom this request is about'],
  });
});

test('What was verified after the day of the decision does not count for it', () => {
  const day = localDay(Date.parse(daysAgo(8)));
  const item = agendaItem({ request: requestOf(complete), onFile }, day, rules);
  expect(item.standing).toBe('not ready');
  expect(item.reasons).toEqual([expect.stringMatching(/^License, .*: verified .*, after the decision of /)]);
});

test('What was deferred comes back to the committee with the reason, however clean it is by now', () => {
  const deferral = decisionLine({
    day: '2026-10-27',
    outcome: 'deferred',
    by: 'committee',
    names: ['Ada Chair'],
    recused: [],
    reason: 'Two references missing',
    enteredOn: '2026-10-27',
    enteredBy: 'dana@example.org',
  });
  const element = {
    name: 'Committee decision',
    status: 'Deferred',
    source: deferral,
    references: { files: [{ filePath: 'a.pdf' }] },
  };
  const item = agendaItem({ request: requestOf([...complete, element]), onFile }, today, rules);
  expect(item.standing).toBe('flagged');
  expect(item.reasons).toEqual(['Deferred Oct 27, 2026: Two references missing']);
});
