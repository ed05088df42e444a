import type { StateAnswer } from './practice-states';
import { compareAnswers, listed, type TreatAnswer, type TreatLine } from './treat';

interface Group {
  answer: TreatAnswer;
  states: string[];
  /** Why, without a full stop; '' for a plain yes. */
  brief: string;
}

/** How the answer of some states begins. */
const beginnings: Readonly<Record<TreatAnswer, (states: string) => string>> = {
  yes: (states) => `Yes in ${states}`,
  'with restrictions': (states) => (states ? `With restrictions in ${states}` : 'With restrictions'),
  'cannot confirm': (states) => (states ? `Cannot confirm in ${states}` : 'Cannot confirm'),
  no: (states) => (states ? `Not in ${states}` : 'No'),
};

/**
 * The answer in a sentence for each group of states that have the same one: `Yes in TX and AZ. Not in CA: no license.`
 * What counts everywhere, or in a state, is the answer of every state that would be better without it.
 */
export function headlineOf(
  answer: TreatAnswer,
  states: readonly StateAnswer[],
  lines: readonly TreatLine[],
): string {
  const everywhere = lines.filter(({ only }) => !only);
  const worst = worstOf(everywhere);
  const practice = states.filter(({ isPractice }) => isPractice);
  // A license elsewhere is worth a word only where no practice state has one.
  const isAnywhere = practice.some((one) => one.answer === 'yes' || one.answer === 'with restrictions');
  const inStates = lines.filter(({ only }) => only);
  const groups = groupsOf(isAnywhere ? practice : states, worst, inStates);
  const others = everywhere.filter((line) => line !== worst && line.answer === worst?.answer).length;
  const more = others > 0 ? `, and ${others} more` : '';
  const [only] = groups;
  // Where it is the same everywhere, and for the same reason, the states say nothing.
  const isEverywhere = groups.length <= 1 && (!only || (worst && only.brief === worst.brief));
  if (worst && isEverywhere) return `${beginnings[worst.answer]('')}: ${worst.brief}${more}.`;
  const ordered = groups.toSorted((one, other) => {
    const by = compareAnswers(one.answer, other.answer);
    return answer === 'no' || answer === 'cannot confirm' ? -by : by;
  });
  return ordered
    .map(({ answer: lineAnswer, states: names, brief }) => {
      const reason = brief && `: ${brief}${worst && brief === worst.brief ? more : ''}`;
      return `${beginnings[lineAnswer](listed(names))}${reason}.`;
    })
    .join(' ');
}

function worstOf(lines: readonly TreatLine[]): TreatLine | undefined {
  let worst: TreatLine | undefined;
  for (const line of lines)
    if (line.answer !== 'yes' && (!worst || compareAnswers(line.answer, worst.answer) > 0)) worst = line;
  return worst;
}

/** The groups of states; `worst` counts in all of them, `inStates` are lines that count in some. */
function groupsOf(
  states: readonly StateAnswer[],
  worst: TreatLine | undefined,
  inStates: readonly TreatLine[],
): Group[] {
  const groups = new Map<string, Group>();
  for (const { state, line: ofState } of states) {
    const line = worstOf([ofState, ...inStates.filter(({ only }) => only?.includes(state))]) ?? ofState;
    const { answer: lineAnswer } = line;
    // What forbids treating anywhere goes before what a single state lacks.
    const isWorse =
      worst !== undefined && (worst.answer === 'no' || compareAnswers(worst.answer, lineAnswer) > 0);
    const answer = isWorse ? worst.answer : lineAnswer;
    const brief = isWorse ? worst.brief : lineAnswer === 'yes' ? '' : line.brief;
    const key = `${answer} ${brief}`;
    const group = groups.get(key);
    if (group) group.states.push(state);
    else groups.set(key, { answer, states: [state], brief });
  }
  return [...groups.values()];
}
