import type { License, Provider } from '@/api/models';
import { stateCode } from '@/lib/states';
import { compactFile } from '../compact-privilege';
import { byState, counts, licenseFacts, type LicenseFacts } from '../licenses-by-state';
import { recordedChecks } from '../recorded-checks';
import { practiceStatesOf, type StateAnswer, stateAnswers } from '../practice-states';
import type { ElementContext } from './declarations';
import type { Evidence } from './types';

/** Where a provider practices, and what licenses say of each state: the same reading as that of the file's verdict. */
interface Practice {
  /** As codes, the primary one first. */
  states: readonly string[];
  /** By the id of the license. */
  licenses: ReadonlyMap<string, LicenseFacts>;
  answers: ReadonlyMap<string, StateAnswer>;
}

const nowhere: Practice = { states: [], licenses: new Map(), answers: new Map() };

/** WeakMap by the context, which serves all elements of a checklist. */
const known = new WeakMap<ElementContext, Practice>();

/** What a provider's licenses and compacts count for on the day of the decision, state by state (field.md 1.2 to 1.4). */
export function practiceOf(context: ElementContext): Practice {
  const before = known.get(context);
  if (before) return before;
  const found = read(context);
  known.set(context, found);
  return found;
}

function read({ onFile, request, day, settled }: ElementContext): Practice {
  if (onFile?.kind !== 'provider') return nowhere;
  const info = (onFile.data.providerInfo ?? {}) as Record<string, unknown>;
  const certificates = Array.isArray(info['Certificates']) ? info['Certificates'] : [];
  // Where somebody lives stands among the basic info; where they practice is read with the request.
  const provider = { ...(info['BasicInfo'] as Provider | undefined), ...request.provider } as Provider;
  const facts = licenseFacts(day, provider, onFile.licenses, settled, recordedChecks([request]));
  const states = practiceStatesOf(provider);
  const file = compactFile(day, provider, facts, certificates as Readonly<Record<string, unknown>>[]);
  const answers = stateAnswers(states, byState(facts), file);
  return {
    states,
    licenses: new Map(facts.flatMap((one) => (one.license.id ? [[one.license.id, one] as const] : []))),
    answers: new Map(answers.map((answer) => [answer.state, answer])),
  };
}

/** The state of a license, by itself or by its type, as a code; '' where none is given. */
export const stateOf = ({ state, licenseType }: License): string =>
  stateCode(state ?? licenseType?.source?.state) ?? '';

/** Whether a license, as it stands on the day, counts in a state: its own, or by the nurse compact (field.md 1.2, 1.3). */
export function covers(
  { type = '', license: found }: Evidence,
  state: string,
  context: ElementContext,
): boolean {
  if (!found) return false;
  const { licenses, answers } = practiceOf(context);
  if (!counts({ on: found.onDay }) || licenses.get(type)?.isOwn !== true) return false;
  if (stateOf(found.record) === state) return true;
  const answer = answers.get(state);
  return answer?.by === 'compact' && answer.answer === 'yes' && answer.license?.license.id === type;
}
