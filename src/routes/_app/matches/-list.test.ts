import { expect, test } from 'vitest';
import { comeToMatches } from './-gone';
import { matchList } from './-list';

test('Matches are narrowed to one or several credentialing statuses, beside what waits for a decision', () => {
  const search = matchList.validateSearch({ credentialingStatus: ['Credentialed', 'In process'] });
  expect(matchList.toParams(search)).toMatchObject({ credentialingStatus: ['Credentialed', 'In process'] });
  expect(matchList.toParams(matchList.validateSearch({ credentialingStatus: 'Credentialed' }))).toMatchObject(
    {
      credentialingStatus: ['Credentialed'],
    },
  );
});

test('What is decided here has come to the list of its decision, and what a newer scan replaced only to that of every scan', () => {
  const accepted = { id: 'a', userActionResolution: 'Accept', userActionNeeded: false } as const;
  const replaced = { ...accepted, obsoleteTimestamp: '2026-01-01T00:00:00Z' };
  const lists: Parameters<typeof comeToMatches>[0][] = [
    {},
    { userActionResolution: 'Accept' },
    { userActionResolution: 'Reject' },
    { includeOldMatches: true },
  ];
  const [waiting, toAccepted, toRejected, toAll] = lists.map(comeToMatches);
  expect([waiting, toAccepted, toRejected, toAll].map((hasCome) => hasCome?.(accepted))).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect([toAccepted?.(replaced), toAll?.(replaced)]).toEqual([false, true]);
});
