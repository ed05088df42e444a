import { expect, test } from 'vitest';
import {
  byHandAgain,
  changedByHand,
  fromTemplate,
  isTouched,
  prepareLetter,
  type LetterDraft,
  type LetterRecipient,
} from './letter';
import type { NamedTemplate } from './templates';

const template = (name: string): NamedTemplate => ({
  name,
  occasion: 'approved',
  subject: name,
  text: 'Reply by {{reply by}}.',
});

const recipient: LetterRecipient = {
  key: 'a',
  kind: 'provider',
  id: 'a',
  name: 'Ada Quill',
  occasion: 'approved',
  facts: {},
};

const prepared = (draft: LetterDraft, name = 'Approval', replyBy = 'Dec 14, 2026') =>
  prepareLetter(recipient, {
    template: template(name),
    common: { 'reply by': replyBy },
    draft,
    way: 'csv',
    day: '2026-11-30',
  });

const edited = changedByHand(prepared({ filled: {} }), { text: 'Reply soon.' });

test('A letter that was changed by hand is noted by the template that it was made from, whichever is chosen after it', () => {
  const letter = prepared(edited, 'Approval with conditions');
  expect(letter).toMatchObject({ template: 'Approval', subject: 'Approval', text: 'Reply soon.' });
  const again = changedByHand(letter, { subject: 'Approved' });
  expect(prepared(again, 'Approval with conditions')).toMatchObject({
    template: 'Approval',
    subject: 'Approved',
    text: 'Reply soon.',
  });
});

test('Back at its template a letter follows template and fields, and what was written by hand can be taken again', () => {
  const draft = fromTemplate(edited);
  expect(prepared(draft, 'Approval with conditions', 'Dec 31, 2026')).toMatchObject({
    template: 'Approval with conditions',
    text: 'Reply by Dec 31, 2026.',
  });
  expect(isTouched(draft)).toBe(true);
  expect(prepared(byHandAgain(draft), 'Denial')).toMatchObject({ template: 'Approval', text: 'Reply soon.' });
});

test('Of several texts that were written by hand none is lost, however often they take turns', () => {
  const second = changedByHand(prepared(fromTemplate(edited)), { text: 'Reply at once.' });
  const third = changedByHand(prepared(fromTemplate(second)), { text: 'Reply never.' });
  let draft = third;
  const seen = [1, 2, 3, 4].map(() => {
    const { text } = prepared(draft);
    draft = byHandAgain(draft);
    return text;
  });
  expect(seen).toEqual(['Reply never.', 'Reply at once.', 'Reply soon.', 'Reply never.']);
});
