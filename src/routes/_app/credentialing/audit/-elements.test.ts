import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import type { CredentialingRequest } from '@/api/models';
import { elementsOf } from '@/domain/evidence/elements';
import { programOf } from '@/domain/program';
import { simulateService } from '@/testing/service';
import {
  elementRow,
  elementsWords,
  notMetIn,
  readChecklists,
  readFileElements,
  reviewedElement,
} from './-elements';
import type { AuditFile } from './-file';

const program = programOf('NcqaAccreditation', { ownDays: 120 });
const rules = { program, templates: {} };
const decided = '2026-11-20';

/** An element that was verified on a day, as the file review of a decision of the twentieth has it. */
function onDecision(verifiedAt: string | undefined, more: object = {}) {
  const item = { name: 'Sanctions', status: 'Verified', source: 'OIG', verifiedAt, ...more } as const;
  const [element] = elementsOf([item], undefined, { program, from: Date.parse(`${decided}T12:00:00Z`) });
  if (!element) throw new Error('no element');
  return reviewedElement(element, decided);
}

test('What was verified within the window counts on the day of the decision; what is older, or came after it, does not', () => {
  expect(onDecision('2026-11-10T12:00:00Z')).toMatchObject({
    counts: true,
    words: 'Within its time limit, through Mar 10, 2027',
    source: 'OIG',
  });
  expect(onDecision('2026-07-20T12:00:00Z')).toMatchObject({
    counts: false,
    words: 'Past its time limit: ended Nov 17, 2026, 3 days before the decision',
  });
  expect(onDecision('2026-11-21T12:00:00Z')).toMatchObject({
    counts: false,
    words: 'Verified after the decision',
  });
});

test('Of what has no date, or is not applicable, nothing is claimed', () => {
  expect(onDecision(undefined)).toMatchObject({ counts: undefined, words: 'No date of verification' });
  const notApplicable = onDecision(undefined, { name: 'Board certification', status: 'NotApplicable' });
  expect(notApplicable).toMatchObject({ counts: undefined, words: 'Not applicable' });
  expect(elementsWords([onDecision('2026-11-10T12:00:00Z'), onDecision('2026-11-21T12:00:00Z')])).toMatch(
    /^2 elements, 1 within the time limit on the day of the decision, 1 not/,
  );
});

test('The checklist of a file is read with what is on file, judged for its own decision; one whose provider is gone says so', async () => {
  const service = await simulateService({ providers: 0 });
  const { id } = service.put('providers', { firstName: 'Ada', lastName: 'Quill' });
  const request = {
    id: 'r1',
    provider: { id },
    currentEvent: { status: 'Completed', timestamp: `${decided}T12:00:00Z` },
    checklist: {
      items: [{ name: 'Sanctions', status: 'Verified', source: 'OIG', verifiedAt: '2026-07-20T12:00:00Z' }],
    },
  } satisfies CredentialingRequest;
  const queryClient = createQueryClient();
  const file: AuditFile = {
    id: 'r1',
    type: 'Initial',
    name: 'Ada Quill',
    completedAt: `${decided}T12:00:00Z`,
    outcome: 'Completed',
    owner: '',
    events: [],
    request,
  };
  const known = await readFileElements(queryClient, file, rules);
  const [element] = 'elements' in known ? known.elements : [];
  expect(element && elementRow(element).slice(2)).toEqual([
    'OIG',
    'Jul 20, 2026',
    expect.stringContaining('Past its time limit: ended Nov 17, 2026'),
  ]);
  expect(notMetIn(known).elements).toContainEqual(expect.stringMatching(/^Sanctions: .*Nov 17, 2026/));
  const gone = { ...file, request: { ...request, provider: { id: crypto.randomUUID() } } };
  expect(await readFileElements(queryClient, gone, rules)).toMatchObject({
    problem: expect.stringContaining('can no longer be read'),
  });
  await expect(readChecklists(queryClient, [file], rules, AbortSignal.abort())).rejects.toMatchObject({
    name: 'AbortError',
  });
});
