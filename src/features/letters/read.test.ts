import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { lettersContent } from './document';
import { prepareLetter, type LetterDraft } from './letter';
import { logAttempt } from '@/features/follow-up/log';
import { requestSubject } from '@/features/follow-up/subjects';
import { rules } from '@/features/credentialing/testing';
import { recipientOf, requestSources } from './read';

const template = { name: 'Note', occasion: 'free' as const, subject: 'Your file', text: 'Please call us.' };

/** A letter to a provider whose name is not on file: a list has a dash for it. */
async function letterTo(draft: LetterDraft) {
  const service = await simulateService({ providers: 0 });
  const address = { type: 'Work', addressLine1: '1 Main St', city: 'Reno', state: 'NV', zipCode: '89501' };
  const { id } = service.put('providers', { firstName: '', lastName: '', addresses: [address] } as never);
  const letter = { key: id, occasion: 'free' as const, name: '–' };
  const recipient = await recipientOf(createQueryClient(), { kind: 'provider', id }, letter);
  return prepareLetter(recipient, {
    template,
    common: { organization: 'Cedar Ridge Health' },
    draft,
    way: 'pdf',
    day: '2026-11-29',
  });
}

test('No envelope has a dash for a name: the name is asked for, and goes above the address', async () => {
  const asked = await letterTo({ filled: {} });
  expect(asked).toMatchObject({ lacking: ['provider name'], toFill: ['provider name', 'address'] });
  const { parts } = lettersContent([await letterTo({ filled: { 'provider name': 'Ada Quill' } })]);
  expect(parts[0]?.blocks).toContainEqual(
    expect.objectContaining({ kind: 'letter', text: 'Ada Quill\n1 Main St\nReno, NV 89501' }),
  );
});

test('A letter about a request asks also for what its follow-up has asked for', async () => {
  const service = await simulateService({ providers: 0 });
  const client = createQueryClient();
  const { id: providerId } = service.put('providers', { firstName: 'Ada', lastName: 'Quill' });
  const request = service.put('credentialingRequests', { providerId });
  const asked = 'The missing page of the malpractice history';
  await logAttempt(client, {
    subject: requestSubject(request),
    id: 'first',
    attempt: { on: '2026-11-02', of: 'Ada Quill', how: 'phone', asked },
  });
  const [source] = requestSources([request], rules);
  const letter = await source?.read(client);
  expect(letter).toMatchObject({ facts: { 'missing items': expect.stringMatching(`- ${asked}$`) } });
});
