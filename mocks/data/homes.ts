import { usStates } from './definitions';
import { professionIn, professions } from './professions';
import { draw, type Draw } from './random';
import { toldPerson } from './story';
import { statesOfPractice } from './words';

/** Among the first providers is one of each state, from this one on, and later one of each provider type. */
const firstOfStates = 30;
const firstOfTypes = 90;

/** Where a generated provider practices first and as what, by the place among the professions; its first draws. */
export function homeOf(random: Draw, index: number): { state: string; kind: number } {
  const told = toldPerson(index);
  const state = told?.state ?? stateOf(random, index);
  const drawn = random.next();
  return { state, kind: told?.type ?? firstOfType(index, state) ?? professionIn(state, drawn) };
}

/** Some physician among the generated providers, near the first place that is looked at; undefined where none was found. */
export function somePhysician(seed: number, size: number, from: number, state: string): number | undefined {
  let found: number | undefined;
  for (let tries = 0; tries < 12; tries += 1) {
    const index = (from + tries * 37) % size;
    const home = homeOf(draw('provider', seed, index), index);
    if (!professions[home.kind]?.name.startsWith('Physician (')) continue;
    if (home.state === state) return index;
    found ??= index;
  }
  return found;
}

function stateOf(random: Draw, index: number): string {
  const ofState = usStates[index - firstOfStates];
  if (ofState) return ofState.code;
  const profession = professions[index - firstOfTypes];
  if (profession) return random.pick(statesOfPractice.filter((state) => profession.isLicensedIn(state)));
  return random.chance(0.93) ? random.pick(statesOfPractice) : random.pick(usStates).code;
}

function firstOfType(index: number, state: string): number | undefined {
  const kind = index - firstOfTypes;
  return professions[kind]?.isLicensedIn(state) ? kind : undefined;
}
