import { addDays, formatDate } from '@/lib/dates';
import { textOf } from '@/lib/words';
import { dayIn } from '@/lib/written-day';
import { fieldsIn, inBraces, type LetterFacts, type LetterTemplate } from './letter';

/** Said in place of a day by which to reply where none is left before what is due. */
export const atOnce = 'at once';

/**
 * By when a letter asks for an answer: what was asked for of all letters, but a day that lies before `due`, such as that on which
 * recredentialing is due, where the letter names both. `at once` where no day is left from the day of the letter, `YYYY-MM-DD`, on. Days are as they are
 * written in letters; what is no day stays as it was typed.
 */
export function replyBefore(asked: string, due: string | undefined, day: string): string {
  const [wanted, dueOn] = [dayIn(asked), dayIn(textOf(due))];
  const last = dueOn && addDays(dueOn, -1);
  if (!wanted || !last || wanted <= last) return asked;
  return last < day ? atOnce : formatDate(last);
}

const plain = (text: string): string =>
  text.replace(/\b(?:by|before|until)\s+\{\{\s*reply[\s_-]+by\s*\}\}/gi, inBraces('reply by'));

/** Days before which an answer is needed, where a letter names them. */
const limits = ['recredentialing due', 'deferred until'] as const;

type Text = Pick<LetterTemplate, 'subject' | 'text'>;

/**
 * A template and what is known for it, with a reply that is asked for before recredentialing is due, or before the day until which a
 * decision is deferred, whichever the letter names. Where that is `at once`, the `by` before it goes. `limit` is the field that
 * made the reply earlier; undefined where none did.
 */
export function withReply<Template extends Text>(
  template: Template,
  facts: LetterFacts,
  day: string,
): { template: Template; facts: LetterFacts; limit?: (typeof limits)[number] } {
  const used = fieldsIn(template.subject, template.text);
  const asked = textOf(facts['reply by']);
  const limit = limits.find((field) => used.includes(field));
  if (!limit || !used.includes('reply by')) return { template, facts };
  const reply = replyBefore(asked, facts[limit], day);
  if (reply === asked) return { template, facts };
  const known = { ...facts, 'reply by': reply };
  if (reply !== atOnce) return { template, facts: known, limit };
  return {
    template: { ...template, subject: plain(template.subject), text: plain(template.text) },
    facts: known,
    limit,
  };
}
