import * as z from 'zod/mini';
import {
  type AskWay,
  askWays,
  type Attempt,
  type FollowUpSubject,
  nextDateAfter,
  proposedStep,
} from '@/domain/follow-up';
import { proposedAsk, proposedWhom } from '@/domain/follow-up-proposals';
import { dateText, optionalText, requiredChoice, requiredText } from '@/form/schemas';
import { dateForTyping } from '@/lib/typed-date';
import { localDay } from '@/lib/dates';
import { followUpDays, type NewAttempt } from './log';

/** What the form of an attempt holds, as it is typed. */
export interface AttemptValues {
  on: string;
  of: string;
  how: string;
  asked: string;
  text: string;
  nextOn: string;
  nextStep: string;
  setsStatus: boolean;
}

/** When an answer to the attempt of a number that is made on a day, `YYYY-MM-DD`, is looked for, as it is typed; '' for no day. */
export function usualNext(number: number, day: string | undefined): string {
  const next = day && nextDateAfter(number, day, followUpDays());
  return next ? dateForTyping(next) : '';
}

/**
 * A form without an entry. Of one subject what was asked of whom before is proposed again, and with the number of the attempt, from
 * 1, when it is looked at next and what is done then.
 */
export function blankAttempt(subject?: FollowUpSubject, last?: Attempt, number = 0): AttemptValues {
  const isOne = subject !== undefined && number > 0;
  return {
    on: dateForTyping(localDay()),
    of: last?.of ?? (subject ? proposedWhom(subject) : ''),
    how: last?.how ?? 'email',
    asked: last?.asked ?? (subject ? proposedAsk(subject) : ''),
    text: '',
    nextOn: isOne ? usualNext(number, localDay()) : '',
    nextStep: isOne ? proposedStep(subject.kind, number) : '',
    setsStatus: true,
  };
}

const longest = 500;

const dayOfAttempt = dateText({ past: true });
const laterDay = z.pipe(
  dateText(),
  z
    .optional(z.string())
    .check(z.refine((day) => day === undefined || day >= localDay(), 'This day has passed.')),
);

/** The checks of an attempt; of many, whom and what may be left to each of them. */
export const attemptSchema = (isOfMany: boolean) =>
  z.object({
    on: z.pipe(dayOfAttempt, z.string('Give the day on which somebody was asked.')),
    of: isOfMany ? optionalText() : requiredText('Say who was asked.'),
    how: requiredChoice('Choose how.'),
    asked: isOfMany ? optionalText(longest) : requiredText('Say what was asked for.', longest),
    text: optionalText(4_000),
    nextOn: laterDay,
    nextStep: optionalText(),
    setsStatus: z.boolean(),
  });

export type CheckedAttempt = z.output<ReturnType<typeof attemptSchema>>;

/** The attempt that checked values stand for, of one subject; what was left to it is what was asked before, or is proposed. */
export function attemptFrom(values: CheckedAttempt, subject: FollowUpSubject, last?: Attempt): NewAttempt {
  const { on, of, how, asked, text } = values;
  const ways = Object.keys(askWays) as AskWay[];
  return {
    on,
    of: of || last?.of || proposedWhom(subject) || subject.name,
    how: ways.find((way) => way === how) ?? 'email',
    asked: asked || last?.asked || proposedAsk(subject) || subject.what,
    ...(text && { text }),
  };
}
