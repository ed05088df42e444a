import { stateName, usStates } from '@/lib/states';
import { textOf } from '@/lib/words';
import type { License } from '@/api/models';
import { compactFile } from '../compact-privilege';
import { isUnderWay } from '../license-facts';
import { byState, licenseFacts } from '../licenses-by-state';
import { practiceStatesOf, type StateAnswer, stateAnswers } from '../practice-states';
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

/** How each practice state is covered on the day, by what is on file (field.md 1.2 to 1.4). */
function statesOf({ all, day, request, settled }: ElementContext): StateAnswer[] {
  const provider = request.provider ?? noProvider;
  const licenses = all.flatMap(({ license: found }) => found?.record ?? []);
  const facts = licenseFacts(day, provider, licenses, settled);
  const certificates = all.flatMap(({ type, facts: entry }) => (type === 'Certificates' ? [entry] : []));
  const compact = compactFile(day, provider, facts, certificates);
  return stateAnswers(practiceStatesOf(provider), byState(facts), compact);
}

const noProvider = { firstName: '', lastName: '', credentialingStatus: '' };

const isCovered = ({ answer }: StateAnswer) => answer === 'yes' || answer === 'with restrictions';

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
export function uncoveredStates(context: ElementContext): ElementDeclaration[] {
  const { onFile, all } = context;
  const licenses = all.flatMap(({ license: found }) => found?.record ?? []);
  if (onFile?.kind !== 'provider' || licenses.length === 0) return [];
  // A license of the state is an element by itself, however it stands.
  const attached = new Set(licenses.map(stateOf));
  return statesOf(context)
    .filter((one) => one.isPractice && !isCovered(one) && !attached.has(one.state))
    .map(({ state }) => licenseOfState(state, onFile.providerId));
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
export function coveringState(name: string | undefined, context: ElementContext): Evidence[] {
  const words = /^license, (.+)$/i.exec(textOf(name))?.[1]?.toLowerCase();
  const state = usStates.find((one) => one.name.toLowerCase() === words);
  const answer = state && statesOf(context).find((one) => one.state === state.code);
  if (!answer || !isCovered(answer)) return [];
  return context.all.filter(
    ({ kind, type }) => kind === 'licenseVerifications' && type === answer.license?.license.id,
  );
}

/**
 * What a license lacks that is not needed: one that ended in a state where the provider does not practice is no gap
 * (field.md 1.2); what was taken away anywhere, and what nobody understands, stays one.
 */
export function neededGaps(one: Evidence, context: ElementContext): readonly Gap[] {
  const { license: found } = one;
  if (!found || one.gaps.length === 0) return one.gaps;
  const state = stateOf(found.record);
  const { standing, force } = found.onDay;
  const isOver = force === 'not in force' && standing !== 'taken away' && standing !== 'unknown';
  if (!isOver || state === '') return one.gaps;
  const practice = statesOf(context).filter(({ isPractice }) => isPractice);
  const isElsewhere = practice.length > 0 && practice.every((other) => other.state !== state);
  return isElsewhere && practice.some(isCovered) ? [] : one.gaps;
}
