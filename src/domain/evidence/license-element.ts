import { stateName, usStates } from '@/lib/states';
import { textOf } from '@/lib/words';
import type { License } from '@/api/models';
import { compactStatus, nurseCompact } from '../compacts';
import { isUnderWay } from '../license-facts';
import { providerKind } from '../provider-types';
import { always, type ElementContext, type ElementDeclaration } from './declarations';
import { licenseLookup } from './license-evidence';
import type { Evidence, Gap, GapAction } from './types';

/** Every license that is attached has to be in force on the day of the decision (field.md 1.1). */
export const license: ElementDeclaration = {
  name: 'License',
  clock: 'window',
  requests: 'every',
  asked: always,
  maySkip: false,
  proof: 'all',
  none: (context) => licenseMissing(context),
};

/** A license is missing: none is attached, or none was verified. */
function licenseMissing({ onFile, all }: ElementContext): Gap {
  const licenses = onFile?.kind === 'provider' ? onFile.licenses : [];
  const providerId = onFile?.kind === 'provider' ? onFile.providerId : '';
  if (licenses.length === 0) return { text: 'No license attached', actions: attach(providerId) };
  const [known] = all
    .filter(({ kind }) => kind === 'licenseVerifications')
    .flatMap(({ label, gaps }) => gaps.map(({ text, actions }) => ({ text: `${label}: ${text}`, actions })));
  if (known) return known;
  return unverified(licenses, providerId);
}

/** Licenses that are attached, and whose boards did not answer yet. */
function unverified(licenses: readonly License[], providerId: string): Gap {
  const idle = licenses.filter((one) => one.id && !isUnderWay(one));
  return {
    text: idle.length > 0 ? 'License not verified yet' : 'License verification under way',
    actions: idle.map((one): GapAction => ({ kind: 'lookup', lookup: licenseLookup(one, providerId) })),
  };
}

function attach(providerId: string): GapAction[] {
  if (!providerId) return [];
  const link = { to: '/providers/$providerId', params: { providerId }, search: { attach: true } };
  return [{ kind: 'open', label: 'Attach a license', link }];
}

/** The state of a license, by itself or by its type. */
export const stateOf = ({ state, licenseType }: License) => textOf(state ?? licenseType?.source?.state);

/** The states in which a provider practices, as the file has them. */
export function practiceStates({
  primaryPracticeState,
  additionalPracticeStates,
}: {
  primaryPracticeState?: string | undefined;
  additionalPracticeStates?: readonly string[] | undefined;
} = {}): string[] {
  const others = Array.isArray(additionalPracticeStates) ? additionalPracticeStates : [];
  return [...new Set([textOf(primaryPracticeState), ...others.map(textOf)])].filter(Boolean);
}

/** Whether a license, as it stands on the day, counts in a state: its own, or by the nurse compact (field.md 1.2, 1.3). */
function covers({ license: found }: Evidence, state: string): boolean {
  if (!found) return false;
  const { record, onDay } = found;
  if (onDay.force !== 'in force' && onDay.force !== 'limited') return false;
  if (stateOf(record) === state) return true;
  const type = textOf(record.licenseType?.name);
  const status = record.currentVerification?.results?.[0]?.compactStatus;
  return (
    providerKind(type)?.compact === 'NLC' &&
    nurseCompact.states.has(stateOf(record)) &&
    nurseCompact.states.has(state) &&
    compactStatus(status) === 'multistate'
  );
}

const stateWords = (state: string) => stateName(state) ?? state;

/** The license element of a practice state for which nothing is on file, by the name of the state. */
function licenseOfState(state: string, providerId: string): ElementDeclaration {
  return {
    ...license,
    name: `License, ${stateWords(state)}`,
    none: ({ onFile }) => {
      const licenses = onFile?.kind === 'provider' ? onFile.licenses : [];
      const [attached] = licenses.filter((one) => stateOf(one) === state && !one.currentVerification);
      return attached
        ? unverified([attached], providerId)
        : {
            text: `No license for ${stateWords(state)}, a practice state, and no compact that covers it`,
            actions: attach(providerId),
          };
    },
  };
}

/** A license element for each practice state in which no license and no compact covers the provider. */
export function uncoveredStates({ onFile, all, request }: ElementContext): ElementDeclaration[] {
  if (onFile?.kind !== 'provider') return [];
  const licenses = all.flatMap(({ license: found }) => found?.record ?? []);
  if (licenses.length === 0) return [];
  return practiceStates(request.provider)
    .filter(
      (state) => !licenses.some((one) => stateOf(one) === state) && !all.some((one) => covers(one, state)),
    )
    .map((state) => licenseOfState(state, onFile.providerId));
}

/** The declaration of an element that is named after a state and refers to nothing yet; undefined for another one. */
export function declarationOfState(
  name: string | undefined,
  { onFile }: ElementContext,
): ElementDeclaration | undefined {
  const words = /^license, (.+)$/i.exec(textOf(name))?.[1]?.toLowerCase();
  const state = usStates.find((one) => one.name.toLowerCase() === words);
  return state && onFile?.kind === 'provider' ? licenseOfState(state.code, onFile.providerId) : undefined;
}

/** What of everything on file covers the state that an element is named after. */
export function coveringState(name: string | undefined, { all }: ElementContext): Evidence[] {
  const words = /^license, (.+)$/i.exec(textOf(name))?.[1]?.toLowerCase();
  const state = usStates.find((one) => one.name.toLowerCase() === words);
  return state ? all.filter((one) => covers(one, state.code)) : [];
}

/**
 * What a license lacks that is not needed: one that ended in a state where the provider does not practice is no gap
 * (field.md 1.2); what was taken away anywhere, and what nobody understands, stays one.
 */
export function neededGaps(one: Evidence, context: ElementContext): readonly Gap[] {
  const { license: found } = one;
  if (!found) return one.gaps;
  const states = practiceStates(context.request.provider);
  const state = stateOf(found.record);
  const isElsewhere = states.length > 0 && state !== '' && !states.includes(state);
  const { standing, force } = found.onDay;
  const isOver = force === 'not in force' && standing !== 'taken away' && standing !== 'unknown';
  const isCovered = context.all.some(
    (other) => other !== one && states.some((wanted) => covers(other, wanted)),
  );
  return isElsewhere && isOver && isCovered ? [] : one.gaps;
}
