import type { License } from '@/api/models';
import { stateName, usStates } from '@/lib/states';
import { textOf } from '@/lib/words';
import { isUnderWay } from '../license-facts';
import { always, type ElementContext, type ElementDeclaration } from './declarations';
import { entryGaps } from './entries-on-file';
import { licenseLookup } from './license-evidence';
import { licenseScreen, providerScreen } from './links';
import { covers, practiceOf, stateOf } from './practice';
import type { Evidence, Gap, GapAction } from './types';

/** Every license that is attached has to be in force on the day of the decision (field.md 1.1). */
export const license: ElementDeclaration = {
  name: 'License',
  clock: 'window',
  requests: 'every',
  requiredFor: always,
  maySkip: false,
  proof: 'all',
  none: (context) => licenseMissing(context),
  // Where no license is attached, what somebody recorded or uploaded tells how it stands.
  gaps: (cited, context) =>
    cited.evidence.some(({ kind }) => kind !== 'files') ? [] : entryGaps('License', cited, context),
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
  const link = { to: '/providers/$providerId', params: { providerId }, search: { act: 'attach' } };
  return [{ kind: 'open', label: 'Attach a license', link }];
}

const stateWords = (state: string) => stateName(state) ?? state;

/** The license element of a practice state for which nothing is on file, by the name of the state. */
function licenseOfState(state: string, providerId: string): ElementDeclaration {
  return {
    ...license,
    name: `License, ${stateWords(state)}`,
    none: (context) => stateGap(state, providerId, context),
  };
}

/** Why a practice state is not covered, and what settles that: the same words as in the file's verdict. */
function stateGap(state: string, providerId: string, context: ElementContext): Gap {
  const { onFile } = context;
  const licenses = onFile?.kind === 'provider' ? onFile.licenses : [];
  const [attached] = licenses.filter((one) => stateOf(one) === state && !one.currentVerification);
  if (attached) return unverified([attached], providerId);
  const answer = practiceOf(context).answers.get(state);
  if (!answer || answer.answer === 'no')
    return {
      text: `No license for ${stateWords(state)}, a practice state, and no compact that covers it`,
      actions: attach(providerId),
    };
  const { text, action } = answer.line;
  const settles: GapAction[] =
    action?.kind === 'verify'
      ? [{ kind: 'lookup', lookup: licenseLookup(action.license, providerId) }]
      : action?.kind === 'open license' || action?.kind === 'settle word'
        ? [
            {
              kind: 'open',
              label: action.kind === 'settle word' ? 'Say what it means' : 'Open the license',
              link: licenseScreen(providerId, action.license.id),
            },
          ]
        : action?.kind === 'edit'
          ? [{ kind: 'open', label: 'Open the file', link: providerScreen(providerId) }]
          : attach(providerId);
  // Whether an authority of a compact reaches a state is asked at the compact.
  return { text: `${stateWords(state)}: ${text}`, actions: [...settles, { kind: 'record' }] };
}

/** A license element for each practice state in which no license and no compact covers the provider. */
export function uncoveredStates(context: ElementContext): ElementDeclaration[] {
  const { onFile } = context;
  if (onFile?.kind !== 'provider' || !context.all.some(({ license: found }) => found)) return [];
  const { states, answers } = practiceOf(context);
  return states
    .filter((state) => {
      const answer = answers.get(state);
      if (answer?.answer === 'yes') return false;
      // A license of the state that was verified and does not count says so in an element of its own.
      const id = answer?.by === 'license' ? answer.license?.license.id : undefined;
      return id === undefined || !context.all.some(({ license: found, type }) => found && type === id);
    })
    .map((state) => licenseOfState(state, onFile.providerId));
}

const stateNamed = (name: string | undefined) => {
  const words = /^license, (.+)$/i.exec(textOf(name))?.[1]?.toLowerCase();
  return usStates.find((one) => one.name.toLowerCase() === words)?.code;
};

/** The declaration of an element that is named after a state and refers to nothing yet; undefined for another one. */
export function declarationOfState(
  name: string | undefined,
  { onFile }: ElementContext,
): ElementDeclaration | undefined {
  const state = stateNamed(name);
  return state && onFile?.kind === 'provider' ? licenseOfState(state, onFile.providerId) : undefined;
}

/** What of everything on file covers the state that an element is named after. */
export function coveringState(name: string | undefined, context: ElementContext): Evidence[] {
  const state = stateNamed(name);
  return state ? context.all.filter((one) => covers(one, state, context)) : [];
}

/**
 * Whether a license is beside what the provider needs: of a state where they do not practice, while what covers the states
 * where they do is on file (field.md 1.2).
 */
export function isSecondary(one: Evidence, context: ElementContext): boolean {
  const { states } = practiceOf(context);
  const state = one.license ? stateOf(one.license.record) : '';
  if (states.length === 0 || state === '' || states.includes(state)) return false;
  return states.every((wanted) =>
    context.all.some((other) => other !== one && covers(other, wanted, context)),
  );
}

/**
 * What a license lacks: one that ended in a state where the provider does not practice lacks nothing (field.md 1.2); what
 * was taken away anywhere, and what nobody understands, stays a gap.
 */
export function neededGaps(one: Evidence, context: ElementContext): readonly Gap[] {
  const { license: found } = one;
  if (!found) return one.gaps;
  const { standing, force } = found.onDay;
  const isOver = force === 'not in force' && standing !== 'taken away' && standing !== 'unknown';
  return isOver && isSecondary(one, context) ? [] : one.gaps;
}
