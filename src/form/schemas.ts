import { z } from 'zod';
import { localDay } from '@/lib/dates';
import { isValidNpi } from '@/lib/npi';
import { dateHint, parseTypedDate } from './typed-date';

/*
 * What people type, checked and turned into what the service takes. Every schema reads a text ('' for nothing) and
 * gives the wire value, or undefined when the field was left empty.
 */

export function requiredText(missing: string, longest = 200) {
  return z.string().trim().min(1, missing).max(longest, `At most ${longest} characters.`);
}

export function optionalText(longest = 200) {
  return z
    .string()
    .trim()
    .max(longest, `At most ${longest} characters.`)
    .transform((text) => text || undefined);
}

/** A choice from a list; '' or null (nothing chosen) gives undefined. */
export const optionalChoice = z
  .string()
  .nullish()
  .transform((text) => text || undefined);

export function requiredChoice(missing: string) {
  return z.string(missing).min(1, missing);
}

/** Ten digits with a right check digit → number. */
export const npiText = z
  .string()
  .trim()
  .transform((text) => text.replace(/[\s-]/g, ''))
  .superRefine((digits, context) => {
    if (digits === '' || isValidNpi(digits)) return;
    const message = /^\d{10}$/.test(digits)
      ? 'The check digit does not fit: one of the ten digits is mistyped.'
      : 'An NPI has ten digits and begins with 1 or 2.';
    context.addIssue({ code: 'custom', message });
  })
  .transform((digits) => (digits ? Number(digits) : undefined));

/** Nine digits, with or without dashes → `123-45-6789`. */
export const ssnText = z
  .string()
  .trim()
  .refine(
    (text) => text === '' || /^\d{3}[-\s]?\d{2}[-\s]?\d{4}$/.test(text),
    'A social security number has nine digits.',
  )
  .transform((text) => text.replace(/\D/g, '').replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3') || undefined);

/** A telephone number: at least ten digits; kept as it was typed. */
export const phoneText = z
  .string()
  .trim()
  .max(40, 'At most 40 characters.')
  .refine(
    (text) => text === '' || text.replace(/\D/g, '').length >= 10,
    'A telephone number has at least ten digits.',
  )
  .transform((text) => text || undefined);

export const emailText = z
  .string()
  .trim()
  .min(1, 'Write the e-mail address, or remove the line.')
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Write it like name@example.org.');

export const zipCodeText = z
  .string()
  .trim()
  .regex(/^\d{5}(-\d{4})?$/, 'A ZIP code has five digits, or nine with a dash.');

interface DateRules {
  /** Refuses days after today. */
  past?: boolean;
}

/** A typed date → `YYYY-MM-DD`. */
export function dateText({ past = false }: DateRules = {}) {
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      if (text === '') return;
      const day = parseTypedDate(text);
      if (!day) context.addIssue({ code: 'custom', message: `This is not a date. ${dateHint}` });
      else if (past && day > localDay())
        context.addIssue({ code: 'custom', message: 'This day is in the future.' });
    })
    .transform((text) => parseTypedDate(text));
}
