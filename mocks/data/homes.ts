import { usStates } from './definitions';
import { professionIn, professions } from './professions';
import { draw, type Draw } from './random';
import { storyPerson } from './story';
import { statesOfPractice } from './words';

/** Among the first providers is one of each state, from this one on, and later one of each provider type. */
const firstOfStates = 30;
const firstOfTypes = 90;

/** Where a generated provider practices first and as what, by the place among the professions; its first draws. */
export function homeOf(random: Draw, index: number): { state: string; kind: number } {
  const character = storyPerson(index);
  const state = character?.state ?? stateOf(random, index);
  const drawn = random.next();
  return { state, kind: character?.type ?? firstOfType(index, state) ?? professionIn(state, drawn) };
}

/** Among so many of the first providers somebody is looked for who supervises others. */
const lookedAt = 3000;

let known: { key: string; byState: Map<string, number[]> } | undefined;

/** Physicians among the generated providers, by the state of their practice: who collaborates is licensed there. */
export function physiciansIn(seed: number, size: number, state: string): readonly number[] {
  const key = `${seed} ${size}`;
  if (known?.key !== key) {
    const byState = new Map<string, number[]>();
    for (let index = 0; index < Math.min(size, lookedAt); index += 1) {
      const home = homeOf(draw('provider', seed, index), index);
      if (!professions[home.kind]?.name.startsWith('Physician (')) continue;
      byState.set(home.state, [...(byState.get(home.state) ?? []), index]);
    }
    known = { key, byState };
  }
  return known.byState.get(state) ?? [];
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
