import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, formatDate } from '@/lib/dates';
import { mergeLetter } from './letter';
import { replyBefore, withReply } from './letter-reply';
import { builtInTemplates } from './letter-templates';

const day = '2026-11-30';
const at = (days: number) => formatDate(addDays(day, days));

test('The reply is asked for before recredentialing is due, and at once where no day is left', () => {
  const asked = at(14);
  const replies = [40, 15, 14, 10, 1, 0, -5].map((due) => replyBefore(asked, at(due), day));
  expect(replies).toEqual([asked, asked, at(13), at(9), at(0), 'at once', 'at once']);
  expect(replyBefore('soon', at(3), day)).toBe('soon');
  expect(replyBefore(asked, undefined, day)).toBe(asked);
});

test('Whatever is due and asked for, no letter asks for a reply on the due date, after it, or in the past', () => {
  const days = fc.integer({ min: -400, max: 400 });
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 400 }), (due, asked) => {
      const reply = replyBefore(at(asked), at(due), day);
      if (reply === 'at once') expect(due).toBeLessThanOrEqual(0);
      else expect([at(asked), at(due - 1)]).toContain(reply);
      if (reply === at(asked)) expect(asked).toBeLessThan(due);
    }),
  );
});

const letter = (due: number) => {
  const template = builtInTemplates['Recredentialing due'] ?? { subject: '', text: '' };
  const facts = { 'reply by': at(14), 'recredentialing due': at(due) };
  const ready = withReply(template, facts, day);
  return mergeLetter(ready.template, ready.facts).text;
};

test('The letter about recredentialing names a day before the due date, or says at once without a by', () => {
  expect(letter(3)).toContain(`is due ${at(3)}. To process it we need from you by ${at(2)}:`);
  expect(letter(-3)).toContain('we need from you at once:');
});

test('A letter that names no due date asks for the day that was typed', () => {
  const facts = { 'reply by': at(14), 'recredentialing due': at(3) };
  const template = { subject: 'S', text: 'Send it by {{reply by}}.' };
  expect(withReply(template, facts, day)).toEqual({ template, facts });
});

test('The letter of a deferral asks for an answer before the day until which it is deferred, and by the day that was typed where that is a later meeting', () => {
  const template = builtInTemplates['Deferral'] ?? { subject: '', text: '' };
  const text = (until: string) => {
    const ready = withReply(template, { 'reply by': at(14), 'deferred until': until }, day);
    return { limit: ready.limit, text: mergeLetter(ready.template, ready.facts).text };
  };
  expect(text(at(10))).toMatchObject({
    limit: 'deferred until',
    text: expect.stringContaining(`we need by ${at(9)}:`),
  });
  expect(text('a later meeting')).toEqual({
    limit: undefined,
    text: expect.stringContaining(`we need by ${at(14)}:`),
  });
});
