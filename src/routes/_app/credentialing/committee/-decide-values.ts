import * as z from 'zod/mini';
import { committeeOutcomes, nextAfter, type CommitteeDecision } from '@/domain/committee';
import { saysNothing, saysSomething } from '@/domain/reason';
import { cycleMonths } from '@/domain/recredentialing';
import { optionalText, requiredChoice } from '@/form/schemas';
import { personKey } from '@/features/committee/person-key';
import { normalised } from '@/lib/names';
import { formatDate } from '@/lib/dates';
import { parseTypedDate } from '@/lib/typed-date';

/** What the form of a decision holds, as it is typed. */
export interface DecideValues {
  outcome: string;
  months: string;
  /** One name a line. */
  present: string;
  recused: string;
  votesFor: string;
  votesAgainst: string;
  votesAbstained: string;
  conditions: string;
  reason: string;
  /** Until when it is deferred, as it is typed; '' where nobody said. */
  until: string;
  /** What a deferral asks for, one a line. */
  asked: string;
  /** The name, typed where somebody who is excluded is approved. */
  typedName: string;
}

/** The terms that an approval may have, in months: a whole cycle, or shorter (field.md 2.2). */
export const terms = [cycleMonths, 24, 12, 6] as const;

/** A decision before anything is chosen; `missing` is what the provider or facility could be asked for, one a line. */
export const blankDecision = (members: string, missing = ''): DecideValues => ({
  outcome: '',
  months: String(cycleMonths),
  present: members,
  recused: '',
  votesFor: '',
  votesAgainst: '',
  votesAbstained: '',
  conditions: '',
  reason: '',
  until: '',
  asked: missing,
  typedName: '',
});

const count = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || /^\d{1,3}$/.test(text), 'A number of votes, such as 5.'),
);

const fields = z.object({
  outcome: requiredChoice('Choose what was decided.'),
  months: z.string(),
  present: z.string().check(z.maxLength(2_000, 'At most 2,000 characters.')),
  recused: z.string().check(z.maxLength(1_000, 'At most 1,000 characters.')),
  votesFor: count,
  votesAgainst: count,
  votesAbstained: count,
  conditions: optionalText(1_000),
  reason: optionalText(1_000),
  until: z.string(),
  asked: z.string().check(z.maxLength(2_000, 'At most 2,000 characters.')),
  typedName: z.string(),
});

/** The names of a field, one a line or between semicolons; one that is there again in another case or spacing counts once. */
export function namesIn(text: string): string[] {
  const names = text.split(/[\n;]+/).flatMap((name) => name.replace(/\s+/g, ' ').trim() || []);
  const keys = names.map(normalised);
  return names.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** What is asked for, one a line, without the marks of a list. */
const itemsIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.replace(/^\s*[-•*]\s+/, '').trim() || []);

/**
 * The checks of a decision. Who is recused takes no part in it, there are no more votes than people, they are for approval
 * or against it, and what is not approved, or approved against findings, has its reason. `excluded` is the name to type where an
 * excluded one is approved, `day` that of the decision: what is deferred comes back after it.
 */
export function decisionSchema(excluded: string | undefined, hasFindings = false, day = '') {
  return fields.check(
    z.superRefine((values, context) => {
      const wrong = (field: keyof DecideValues, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      const present = namesIn(values.present);
      const recused = namesIn(values.recused);
      if (present.length === 0) wrong('present', 'Name who decided.');
      const both = recused.find((name) => present.some((one) => personKey(one) === personKey(name)));
      if (both) wrong('recused', `${both} stands among those who decided, too.`);
      const votes = votesOf(values);
      const cast = votes ? votes.for + votes.against + votes.abstained : 0;
      if (cast > present.length)
        wrong(
          'votesFor',
          `${cast} votes, and ${present.length} ${present.length === 1 ? 'person' : 'people'} decided.`,
        );
      else if (votes && values.outcome === 'approved' && votes.for <= votes.against)
        wrong('votesFor', `${votes.for} for and ${votes.against} against do not approve.`);
      else if (votes && values.outcome === 'denied' && votes.for > votes.against)
        wrong('votesFor', `${votes.for} for and ${votes.against} against approve; this is a denial.`);
      if (
        values.outcome &&
        (values.outcome !== 'approved' || hasFindings || excluded) &&
        !saysSomething(values.reason ?? '', [values.outcome])
      )
        wrong('reason', values.reason ? saysNothing : 'Say why.');
      if (values.outcome === 'deferred' && values.until.trim()) {
        const until = parseTypedDate(values.until);
        if (!until) wrong('until', 'Write it like 11/24/2026.');
        else if (until <= day) wrong('until', `Choose a day after ${formatDate(day)}.`);
      }
      if (excluded && values.outcome === 'approved') {
        if (values.typedName.trim() !== excluded.trim()) wrong('typedName', `Type exactly: ${excluded}`);
      }
    }),
  );
}

type Checked = z.output<typeof fields>;

const votesOf = ({
  votesFor,
  votesAgainst,
  votesAbstained,
}: Pick<Checked, 'votesFor' | 'votesAgainst' | 'votesAbstained'>) =>
  [votesFor, votesAgainst, votesAbstained].every((text) => text === '')
    ? undefined
    : { for: Number(votesFor), against: Number(votesAgainst), abstained: Number(votesAbstained) };

/** The decision that checked values stand for. */
export function decisionFrom(
  values: Checked,
  given: Pick<CommitteeDecision, 'day' | 'enteredOn' | 'enteredBy'>,
): CommitteeDecision {
  const outcome = committeeOutcomes.find((one) => one === values.outcome) ?? 'deferred';
  const until = parseTypedDate(values.until);
  return {
    ...given,
    outcome,
    by: 'committee',
    names: namesIn(values.present),
    months: outcome === 'approved' ? Number(values.months) : undefined,
    votes: votesOf(values),
    recused: namesIn(values.recused),
    conditions: outcome === 'approved' ? values.conditions : undefined,
    reason: values.reason,
    ...(outcome === 'deferred' && { ...(until && { until }), asked: itemsIn(values.asked) }),
  };
}

/** When recredentialing would be due, `YYYY-MM-DD`, by what is typed. */
export const nextBy = (day: string, months: string): string | undefined =>
  nextAfter({ day, months: Number(months) || undefined });
