import type { Provider, ProviderEnrollment } from '@/api/models';
import { formatDate } from '@/lib/dates';
import { stateCode } from '@/lib/states';
import { count, spellOut, textOf, uncapitalized } from '@/lib/words';
import { statedDay } from '@/lib/stated-day';
import { compactAnswer } from './compact-privilege';
import { nurseCompact } from './compacts';
import { type DeaOnDay, deaOfState, deaSource } from './dea-on-day';
import { hasEnded } from './enrollment-days';
import { bestOf, type LicenseFacts } from './licenses-by-state';
import type { MayTreat } from './may-treat';
import { forceAnswers, numberOf, type StateAnswer } from './practice-states';
import { type ProviderKind, providerKind } from './provider-types';
import type { TreatAction, TreatAnswer, TreatEvidence } from './treat';
import { notVerified } from './treat-dea';

type Facts = Readonly<Record<string, unknown>>;

/** What is asked of each practice state, in the order of the matrix. */
export const matrixColumns = [
  { id: 'license', label: 'License' },
  { id: 'compact', label: 'Compact' },
  { id: 'dea', label: 'DEA' },
  { id: 'cds', label: 'State CDS' },
  { id: 'collaborator', label: 'Collaborator' },
  { id: 'enrollment', label: 'Enrollment' },
] as const;

export type MatrixColumn = (typeof matrixColumns)[number]['id'];

export interface MatrixCell {
  /** `none`: nothing is on file, and nobody says that something has to be. `not asked`: it does not apply. */
  answer: TreatAnswer | 'none' | 'not asked';
  /** What its answer is called, where that is not said by the answer. */
  label?: string;
  text: string;
  /** Who collaborates, by the id of their file. */
  providerId?: string | undefined;
  /** Where it can be looked at. */
  evidence?: TreatEvidence | undefined;
  /** What adds it, or settles it. */
  action?: TreatAction | undefined;
}

export interface MatrixRow {
  state: string;
  cells: Readonly<Record<MatrixColumn, MatrixCell>>;
}

interface MatrixQuestion {
  /** The day that is asked about, `YYYY-MM-DD`. */
  day: string;
  provider: Provider;
  verdict: MayTreat;
  /** Entries of the file; undefined where they could not be read, as with enrollments. */
  medicaid: readonly Facts[] | undefined;
  enrollments: readonly ProviderEnrollment[] | undefined;
}

const notApplicable: MatrixCell = { answer: 'not asked', text: 'Does not apply' };
const unread: MatrixCell = { answer: 'cannot confirm', text: 'Could not be read' };

/** What is on file for each practice state (field.md 1.2 to 1.4, 2.8), each cell with its evidence or what adds it. */
export function practiceMatrix({
  day,
  provider,
  verdict,
  medicaid,
  enrollments,
}: MatrixQuestion): MatrixRow[] {
  const kind = providerKind(provider.providerType?.name);
  return verdict.states
    .filter(({ isPractice }) => isPractice)
    .map((state) => {
      const here = verdict.facts.filter((one) => one.state === state.state);
      return {
        state: state.state,
        cells: {
          license: licenseCell(state),
          compact: compactCell(state, verdict, kind),
          dea: deaCell(state.state, verdict.dea, kind),
          cds: cdsCell(state.state, here, kind),
          collaborator: collaboratorCell(here, kind),
          enrollment: enrollmentCell(day, state.state, medicaid, enrollments),
        },
      };
    });
}

function licenseCell({ state, by, answer, line }: StateAnswer): MatrixCell {
  if (by === 'license') return { answer, text: line.text, evidence: line.evidence, action: line.action };
  if (by === 'compact' && answer === 'yes') return { answer: 'none', text: 'None, the compact covers it' };
  if (by === 'compact')
    return { answer: 'no', text: 'No license', action: { kind: 'attach', state: stateCode(state) } };
  return { answer, text: line.text, evidence: line.evidence, action: line.action };
}

function compactCell(
  { state, by }: StateAnswer,
  { compact }: MayTreat,
  kind: ProviderKind | undefined,
): MatrixCell {
  if (!kind?.compact) return notApplicable;
  const found = compactAnswer(state, compact);
  if (!found) {
    if (kind.compact === 'NLC' && !nurseCompact.states.has(state))
      return { answer: 'none', text: 'The NLC does not work here' };
    return { answer: 'none', text: 'None on file' };
  }
  // Beside a license of the state itself it is of no matter what a compact would give.
  if (by === 'license' && found.answer !== 'yes') return { answer: 'none', text: 'Not needed' };
  const id = found.license?.license.id;
  return {
    answer: found.answer,
    text: found.text,
    evidence: id ? { kind: 'license', licenseId: id } : undefined,
    action: found.answer === 'yes' ? undefined : found.action,
  };
}

function deaCell(
  state: string,
  registrations: readonly DeaOnDay[] | undefined,
  kind: ProviderKind | undefined,
): MatrixCell {
  const needs = kind?.prescribes ?? 'no';
  if (needs === 'no') return notApplicable;
  if (!registrations) return unread;
  const { force, one } = deaOfState(state, registrations);
  if (!one)
    return {
      answer: needs === 'yes' ? 'with restrictions' : 'none',
      text: 'None on file',
      action: { kind: 'add', collection: 'dea', state },
    };
  // Without one a provider may treat, and not prescribe controlled substances.
  const answer = force === 'in force' ? 'yes' : 'with restrictions';
  return {
    answer,
    ...(force === 'cannot tell' && { label: notVerified }),
    text: [one.number, one.number ? uncapitalized(one.words) : one.words].filter(Boolean).join(': '),
    evidence: deaSource(one).evidence,
    action: answer === 'yes' ? undefined : { kind: 'scan', datasetType: 'Dea' },
  };
}

function cdsCell(state: string, here: readonly LicenseFacts[], kind: ProviderKind | undefined): MatrixCell {
  if ((kind?.prescribes ?? 'no') === 'no') return notApplicable;
  const one = bestOf(here.filter(({ isControlledSubstances }) => isControlledSubstances));
  // Which states ask for one is not known here: none on file is said, and left to a person.
  if (!one)
    return { answer: 'none', text: 'None on file', action: { kind: 'attach', state: stateCode(state) } };
  const { license, on } = one;
  const until = on.until && `until ${formatDate(on.until.day)}`;
  return {
    answer: forceAnswers[on.force],
    text: [numberOf(one), on.reasons[0]?.text ?? until].filter(Boolean).join(': '),
    evidence: license.id ? { kind: 'license', licenseId: license.id } : undefined,
    action: on.force === 'in force' ? undefined : { kind: 'verify', license },
  };
}

function collaboratorCell(here: readonly LicenseFacts[], kind: ProviderKind | undefined): MatrixCell {
  if (!kind?.collaborates) return notApplicable;
  const ofOwnType = here.filter(({ isOwn }) => isOwn);
  const providerId = ofOwnType.map(({ license }) => textOf(license.collaboratingProviderId)).find(Boolean);
  if (providerId)
    return {
      answer: 'yes',
      text: 'On file',
      providerId,
      evidence: { kind: 'provider', providerId },
    };
  const license = bestOf(ofOwnType)?.license;
  return {
    answer: 'none',
    text: 'None on file',
    action: license && { kind: 'open license', license },
  };
}

/** Enrollments as far as they name a state: Medicaid, as stated, and plans of payers; one that has ended is told, and counts for nothing. */
function enrollmentCell(
  day: string,
  state: string,
  medicaid: readonly Facts[] | undefined,
  enrollments: readonly ProviderEnrollment[] | undefined,
): MatrixCell {
  const stated = (medicaid ?? []).filter((entry) => stateCode(textOf(entry['state'])) === state);
  const plans = (enrollments ?? []).filter(({ payerPlan }) => stateCode(payerPlan?.state) === state);
  const [entry] = stated;
  const since = statedDay((entry?.['nonVerifiedInfo'] as Facts | undefined)?.['effectiveDate']);
  const words = [
    entry && (since ? `Medicaid since ${formatDate(since)}, as stated` : 'Medicaid, as stated'),
    plans.length > 0 && `${count(plans.length, 'plan')}: ${planWords(plans, day)}`,
  ].filter(Boolean);
  const isEnrolled = plans.some((plan) => plan.enrollmentStatus === 'Enrolled' && !hasEnded(plan, day));
  if (words.length > 0)
    return {
      answer: entry || isEnrolled ? 'yes' : 'none',
      text: words.join('; '),
      evidence:
        plans.length > 0
          ? { kind: 'tab', tab: 'enrollments' }
          : { kind: 'info', collection: 'medicaidEnrollments' },
    };
  if (!medicaid || !enrollments) return unread;
  return {
    answer: 'none',
    text: 'None on file',
    action: { kind: 'add', collection: 'medicaidEnrollments', state },
  };
}

function planWords(plans: readonly ProviderEnrollment[], day: string): string {
  const amounts = new Map<string, number>();
  for (const plan of plans) {
    const status = hasEnded(plan, day) ? 'closed' : statusWords(plan);
    amounts.set(status, (amounts.get(status) ?? 0) + 1);
  }
  return [...amounts].map(([status, amount]) => `${amount} ${status}`).join(', ');
}

const statusWords = ({ enrollmentStatus }: ProviderEnrollment): string =>
  textOf(enrollmentStatus) ? spellOut(enrollmentStatus).toLowerCase() : 'status not on file';

/** The columns that apply to somebody of this profession, and those that do not. */
export function columnsFor(rows: readonly MatrixRow[]) {
  const applies = ({ id }: (typeof matrixColumns)[number]) =>
    rows.some(({ cells }) => cells[id].answer !== 'not asked');
  return { shown: matrixColumns.filter(applies), left: matrixColumns.filter((column) => !applies(column)) };
}

const csvWords: Readonly<Record<Exclude<MatrixCell['answer'], 'none' | 'not asked'>, string>> = {
  yes: 'Yes',
  'with restrictions': 'With restrictions',
  'cannot confirm': 'Cannot confirm',
  no: 'No',
};

/** The matrix as a table of texts, a line for each state: the answer of each cell and what it rests on. */
export function matrixTable(
  rows: readonly MatrixRow[],
  nameOf: (providerId: string) => string | undefined,
): { fields: string[]; rows: string[][] } {
  return {
    fields: ['State', ...matrixColumns.map(({ label }) => label)],
    rows: rows.map(({ state, cells }) => [
      state,
      ...matrixColumns.map(({ id }) => {
        const { answer, label, text, providerId } = cells[id];
        const words = (providerId && nameOf(providerId)) || text;
        return answer === 'none' || answer === 'not asked' ? words : `${label ?? csvWords[answer]}: ${words}`;
      }),
    ]),
  };
}
