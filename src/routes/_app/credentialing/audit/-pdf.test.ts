import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { getLicenseVerificationOptions } from '@/api/operations.gen';
import { programOf } from '@/domain/program';
import { simulateService } from '@/testing/service';
import { auditContent } from './-pdf';
import { sampleSize } from './-sample';

const providerId = '3d8f7f0e-50a6-4f8e-9f54-0c6f0a6f1b11';

const file = {
  id: 'r1',
  type: 'Initial',
  name: 'Ada Quill',
  completedAt: '2026-10-05T12:00:00Z',
  outcome: 'Completed',
  owner: '',
  events: [{ timestamp: '2026-10-05T12:00:00Z', attachments: [{ path: 'events/letter.pdf' }] }],
  request: {
    id: 'r1',
    provider: { id: providerId },
    checklist: {
      items: [
        {
          name: 'License RN-1, OH',
          references: { licenseVerifications: [{ licenseId: 'l1', licenseVerificationId: 'v1' }] },
        },
        { name: 'Diploma', references: { files: [{ filePath: 'p1/diploma.pdf' }] } },
        {
          name: 'License RN-2, TX',
          references: { licenseVerifications: [{ licenseId: 'l2', licenseVerificationId: 'v2' }] },
        },
      ],
    },
  },
};
const rules = { program: programOf('NcqaAccreditation', { ownDays: 120 }), templates: {} };
const rule = { sampleRate: 5, most: 50, least: 10 };
const audit = {
  question: { from: '2026-10-01', to: '2026-10-31', seed: 'audit-1' },
  rule,
  size: sampleSize([file], rule),
  files: [file],
};
const verification = (licenseId: string, verificationId: string) =>
  getLicenseVerificationOptions({ providerId, licenseId, verificationId });

test('A file of the sample brings what came with its events, the files of its checklist, and what the sources showed', async () => {
  await simulateService({ providers: 0 });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  });
  queryClient.setQueryData(verification('l1', 'v1').queryKey, {
    id: 'v1',
    started: '2026-10-01T09:00:00Z',
    verificationSource: { name: 'Ohio Board of Nursing' },
    results: [{ screenshots: ['v1/shot.png'], attachments: [{ file: { path: 'v1/order.pdf' } }] }],
  });
  queryClient.setQueryDefaults(verification('l2', 'v2').queryKey, {
    queryFn: () => Promise.reject(new Error('no answer')),
  });
  const reviews = [
    { id: 'r', of: 'r1', is: 'finding', finding: 'No attestation', by: 'a@b', at: '2026-11-30T12:00:00Z' },
  ] as const;
  const { parts } = await auditContent(audit, { reviews, rules }, queryClient, new AbortController().signal);
  expect(JSON.stringify(parts[0]?.blocks)).toContain('1 of 1 reviewed, 1 finding');
  expect(JSON.stringify(parts[1]?.blocks)).toMatch(/Finding: No attestation.*No corrective action recorded/);
  expect(JSON.stringify(parts[1]?.blocks)).toContain('can no longer be read, so its checklist');
  const attached = parts[1]?.attached ?? [];
  expect(attached.map(({ path, title }) => [path, title])).toEqual([
    ['events/letter.pdf', 'letter.pdf, event of Oct 5, 2026'],
    ['p1/diploma.pdf', 'diploma.pdf, Diploma'],
    ['v1/shot.png', 'Screenshot, License RN-1, OH, Ohio Board of Nursing, Oct 1, 2026'],
    ['v1/order.pdf', expect.stringContaining('License RN-1, OH, Ohio Board of Nursing')],
    ['v2', 'Verification, License RN-2, TX'],
  ]);
  await expect(
    attached[4]?.read(new AbortController().signal),
    'the document names it as missing',
  ).rejects.toThrow();
});
