import { nameKey } from './declarations';
import { declarationOf } from './elements';
import { practiceStatesOf } from '../practice-states';
import { license as licenseDeclaration } from './license-element';
import { isSameLookup } from './newer';
import { stateOf } from './practice';
import type { StandardElement } from './standard-checklist';
import type { Element, Evidence, OnFile, RequestFacts } from './types';

/**
 * What the program asks for and a checklist does not have, as elements that are missing there: who leaves one out gives
 * the reason for that with the element (rules.md 17.9).
 */
export function missingElements(
  elements: readonly Element[],
  standard: readonly StandardElement[],
  { onFile, request }: { onFile: OnFile; request: RequestFacts },
): Element[] {
  return standard
    .filter(({ element }) => !isThere(element, elements, onFile) && isNeeded(element, request))
    .map(({ element }) => ({
      ...element,
      id: undefined,
      status: 'Missing',
      isMissing: true,
      newer: [],
      gaps: [{ text: 'Not on this checklist', actions: [{ kind: 'add' as const }] }],
    }));
}

function isThere(wanted: Element, elements: readonly Element[], onFile: OnFile): boolean {
  if (elements.some(({ name }) => nameKey(name) === nameKey(wanted.name))) return true;
  const declaration = declarationOf(wanted, wanted.evidence, onFile);
  // An element of the organization's own goes by its name alone.
  if (!declaration) return false;
  const isDeclared = ({ name, evidence }: Element) =>
    declarationOf({ name }, evidence, onFile)?.name === declaration.name;
  const isOwn = ({ name }: Element) => declarationOf({ name }, [], onFile) === undefined;
  if (onFile.kind === 'provider' && declaration.name === licenseDeclaration.name)
    return elements.some((one) => isDeclared(one) && isOfLicense(one, wanted));
  return (
    elements.some(isDeclared) || (wanted.maySkip && elements.some((one) => isOwn(one) && shares(one, wanted)))
  );
}

/** Whether an element is, or will be, about the licenses that are wanted; where none is on file, whether it is about any. */
const isOfLicense = (one: Element, wanted: Element) =>
  wanted.evidence.length === 0
    ? nameKey(wanted.name) === nameKey(licenseDeclaration.name)
    : wanted.evidence.every((license) =>
        [...one.evidence, ...one.newer].some((each) => isSameLookup(each, license)),
      );

/** Checklists that were written elsewhere have names of their own for the same evidence. */
const shares = (one: Element, wanted: Element) =>
  wanted.evidence.some((each) =>
    one.evidence.some((other) => other.key === each.key || isSameLookup(other, each)),
  );

const stateOfEvidence = ({ license }: Evidence) => (license ? stateOf(license.record) : '');

/** A license where the provider does not practice need not stand on a checklist (field.md 1.2). */
function isNeeded({ evidence }: Element, { provider }: RequestFacts): boolean {
  const states = practiceStatesOf(provider ?? {});
  const licensed = evidence.map(stateOfEvidence).filter(Boolean);
  return states.length === 0 || licensed.length === 0 || licensed.some((state) => states.includes(state));
}
