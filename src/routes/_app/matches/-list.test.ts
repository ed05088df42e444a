import { expect, test } from 'vitest';
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
