import { expect, test } from 'vitest';
import type { LicenseVerification } from '@/api/models';
import { listLicenseVerificationsOptions } from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import { compareVerifications } from '@/diff/lines';
import { sentences } from '@/diff/sentences';
import { toText } from '@/flexible-data/copy';
import { simulateService } from '@/testing/service';

test('What a source says is shown as it said it: digits, the order of keys, date-times without a zone', async () => {
  const service = await simulateService({ providers: 0 });
  const { id: providerId } = service.put('providers', {});
  const { id: licenseId } = service.put('licenses', { providerId });
  const verify = (fee: string, started: string) =>
    service.put('verifications', {
      providerId,
      licenseId,
      started,
      results: [
        {
          name: 'Ada Quill',
          additionalProperties: {
            type: 'Form',
            data: { Docket: 'DOCKET', Fee: fee, FIRST: 'ten', 2: 'two', Filed: '2026-03-31T01:30:00' },
          },
        },
      ],
    });
  verify('OLD', '2026-11-01T08:00:00Z');
  verify('NEW', '2026-11-02T08:00:00Z');
  await service.colleague('POST /control/conditions', {
    written: {
      '"DOCKET"': '12345678901234567891',
      '"OLD"': '3.10',
      '"NEW"': '3.1000000000000000001',
      '"2":"two",': '',
      '"FIRST":"ten"': '"10":"ten","2":"two"',
    },
  });
  const read = await createQueryClient().fetchQuery(
    listLicenseVerificationsOptions({ providerId, licenseId }),
  );
  const [old, now] = (read as LicenseVerification[]).toSorted((one, other) =>
    (one.started ?? '').localeCompare(other.started ?? ''),
  );
  expect(toText(old?.results?.[0]?.additionalProperties).split('\n')).toEqual([
    'Docket: 12345678901234567891',
    'Fee: 3.10',
    '10: ten',
    '2: two',
    'Filed: Mar 31, 2026, 1:30 AM',
  ]);
  const [change] = sentences(compareVerifications(old, now));
  expect(change?.parts.map(({ text }) => text).join('')).toBe(
    'Other details: Fee changed from 3.10 to 3.1000000000000000001.',
  );
});
