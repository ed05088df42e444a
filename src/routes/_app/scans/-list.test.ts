import { expect, test } from 'vitest';
import { scanList } from './-list';

const params = (credentialingStatus: unknown) =>
  scanList.toParams(scanList.validateSearch({ credentialingStatus }));

test('Scans are narrowed to one credentialing status, since the service takes one', () => {
  expect(params('Credentialed')).toMatchObject({ credentialingStatus: 'Credentialed' });
  expect(params(['Credentialed', 'In process'])).not.toHaveProperty('credentialingStatus');
});
