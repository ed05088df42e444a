import { localDay } from '@/lib/dates';
import { deaProblem, isValidNpi } from '@/lib/check-digits';
import { npiDigits } from '@/lib/npi';
import { withoutUndefined } from '@/lib/values';
import { dateHint, parseTypedDate } from '@/lib/typed-date';
import { isTooLongAgo, tooLongAgo, typedDateFault } from '@/lib/typed-date-fault';
import * as z from 'zod/mini';

/*
 * What people type, checked and turned into what the service takes. Every schema reads a text ('' for nothing) and
 * gives the wire value, or undefined when the field was left empty.
 */

const atMost = (longest: number) => z.maxLength(longest, `At most ${longest} characters.`);

/** An empty text means that nothing was given. */
const orNothing = z.transform((text: string) => text || undefined);

/** A trimmed text; `missing` is what is said when nothing was typed. */
export function requiredText(missing: string, longest = 200) {
  return z.string().check(z.trim(), z.minLength(1, missing), atMost(longest));
}

/** A trimmed text; nothing typed gives undefined. */
export function optionalText(longest = 200) {
  return z.pipe(z.string().check(z.trim(), atMost(longest)), orNothing);
}

/** A choice from a list; '' or null (nothing chosen) gives undefined. */
export const optionalChoice = z.pipe(
  z.nullish(z.string()),
  z.transform((text: string | null | undefined) => text || undefined),
);

/** A choice from a list; `missing` is what is said when nothing was chosen. */
export function requiredChoice(missing: string) {
  return z.string(missing).check(z.minLength(1, missing));
}

/** Ten digits with a right check digit → number. */
export const npiText = z.pipe(
  z.string().check(
    z.trim(),
    z.overwrite((text) => npiDigits(text) ?? text),
    z.superRefine((digits, context) => {
      if (digits === '' || isValidNpi(digits)) return;
      const message = /^\d{10}$/.test(digits)
        ? 'The check digit does not fit: one of the ten digits is mistyped.'
        : 'An NPI has ten digits and begins with 1 or 2.';
      context.addIssue({ code: 'custom', message });
    }),
  ),
  z.transform((digits: string) => (digits ? Number(digits) : undefined)),
);

/** Nine digits, with or without dashes → `123-45-6789`. */
export const ssnText = z.pipe(
  z.string().check(
    z.trim(),
    z.refine(
      (text) => text === '' || /^\d{3}[-\s]?\d{2}[-\s]?\d{4}$/.test(text),
      'A social security number has nine digits.',
    ),
  ),
  z.transform(
    (text: string) => text.replace(/\D/g, '').replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3') || undefined,
  ),
);

/** A telephone number: at least ten digits; kept as it was typed. */
export const phoneText = z.pipe(
  z.string().check(
    z.trim(),
    atMost(40),
    z.refine(
      (text) => text === '' || text.replace(/\D/g, '').length >= 10,
      'A telephone number has at least ten digits.',
    ),
  ),
  orNothing,
);

const mailbox = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const howMailbox = 'Write it like name@example.org.';

export const emailText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Write the e-mail address, or remove the line.'),
    z.regex(mailbox, howMailbox),
  );

/** An e-mail address, or nothing. */
export const optionalEmailText = z.pipe(
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || mailbox.test(text), howMailbox),
  ),
  orNothing,
);

/** A ZIP code, or nothing. */
export const optionalZipCodeText = z.pipe(
  z.string().check(
    z.trim(),
    z.refine(
      (text) => text === '' || /^\d{5}(-\d{4})?$/.test(text),
      'A ZIP code has five digits, or nine with a dash.',
    ),
  ),
  orNothing,
);

/** A DEA registration number, its letters as capitals. */
export const deaText = z.pipe(
  z.string().check(
    z.trim(),
    z.toUpperCase(),
    z.superRefine((text, context) => {
      const message = text === '' ? undefined : deaProblem(text);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  ),
  orNothing,
);

/** An amount of US dollars: `1,000,000`, `$250000.50` → number. */
export const amountText = z.pipe(
  z.string().check(
    z.trim(),
    z.refine(
      (text) => text === '' || /^\$?\s?\d{1,3}(,?\d{3})*(\.\d{1,2})?$/.test(text),
      'Write an amount in dollars, like 1,000,000.',
    ),
  ),
  z.transform((text: string) => (text === '' ? undefined : Number(text.replace(/[$,\s]/g, '')))),
);

/** Nine digits of an employer identification number, with or without a dash → `12-3456789`. */
export const taxIdText = z.pipe(
  z.string().check(
    z.trim(),
    z.refine(
      (text) => text === '' || /^\d{2}[-\s]?\d{7}$/.test(text),
      'A tax id has nine digits: 12-3456789.',
    ),
  ),
  z.transform((text: string) => text.replace(/\D/g, '').replace(/^(\d{2})/, '$1-') || undefined),
);

const partsOfAddress = {
  addressLine1: 'Write the street and number.',
  city: 'Write the city.',
  state: 'Choose a state.',
  zipCode: 'Write the ZIP code.',
};

/** A whole address, of which only the suite may be missing, or nothing at all: then undefined (rules.md 7.7). */
export const addressOrNone = z.pipe(
  z
    .object({
      addressLine1: optionalText(),
      addressLine2: optionalText(),
      city: optionalText(),
      state: optionalChoice,
      zipCode: optionalZipCodeText,
    })
    .check(
      z.superRefine((address, context) => {
        if (Object.values(address).every((part) => part === undefined)) return;
        for (const [name, message] of Object.entries(partsOfAddress)) {
          if (address[name as keyof typeof partsOfAddress] === undefined)
            context.addIssue({ code: 'custom', path: [name], message });
        }
      }),
    ),
  z.transform((address) => {
    const given = withoutUndefined(address);
    return Object.keys(given).length > 0 ? given : undefined;
  }),
);

export const zipCodeText = z
  .string()
  .check(z.trim(), z.regex(/^\d{5}(-\d{4})?$/, 'A ZIP code has five digits, or nine with a dash.'));

interface DateRules {
  /** Refuses days after today. */
  past?: boolean;
}

/** A typed date → `YYYY-MM-DD`. */
export function dateText({ past = false }: DateRules = {}) {
  return z.pipe(
    z.string().check(
      z.trim(),
      z.superRefine((text, context) => {
        if (text === '') return;
        const day = parseTypedDate(text);
        const fault = typedDateFault(text);
        if (!day) context.addIssue({ code: 'custom', message: `This is not a date. ${dateHint}` });
        else if (fault) context.addIssue({ code: 'custom', message: fault });
        else if (past && day > localDay())
          context.addIssue({ code: 'custom', message: 'This day is in the future.' });
      }),
    ),
    z.transform((text: string) => parseTypedDate(text)),
  );
}

/**
 * The day on which something was sent, as it was typed: one that has come, and none before `first`, `YYYY-MM-DD`, of which
 * `tooEarly` says why.
 */
export const sentDay = (first: string | undefined, tooEarly: (first: string) => string) =>
  z.string().check(
    z.superRefine((text, context) => {
      const day = parseTypedDate(text);
      const refuse = (message: string) => context.addIssue({ code: 'custom', message });
      if (!day) refuse('Give the day on which it was sent.');
      else if (day > localDay()) refuse('This day is in the future.');
      else if (first && day < first) refuse(tooEarly(first));
      else if (isTooLongAgo(day)) refuse(tooLongAgo);
    }),
  );
