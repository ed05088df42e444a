import type { ChecklistItemRequest } from '@/api/models';
import { providerKind, type ProviderKind } from '../provider-types';
import {
  always,
  isClaim,
  noEvidence,
  takes,
  type ElementContext,
  type ElementDeclaration,
} from './declarations';
import { contextOf, type ElementOptions } from './context';
import { elementOf } from './elements';
import { ofFacility } from './facility-elements';
import { license, uncoveredStates } from './license-element';
import { alwaysOfProvider, optionalOfProvider } from './provider-elements';
import { referencesOf, sourcesOf } from './references';
import type { Element, Evidence, OnFile } from './types';

/** By the name of a provider type, the elements of its checklist beside those that every checklist has. */
export type ChecklistTemplates = Readonly<Record<string, readonly string[]>>;

/** The elements that a template may name or leave out. */
export const templateElements: readonly string[] = optionalOfProvider.map(({ name }) => name);

const clockTexts: Readonly<Record<ElementDeclaration['clock'], string>> = {
  window: 'within the verification time limit',
  valid: 'valid on the day of the decision',
  once: 'verified once',
};
const requestTexts: Readonly<Record<ElementDeclaration['requests'], string>> = {
  every: '',
  initial: 'at initial credentialing',
  recredentialing: 'at recredentialing',
};

/** By which clock an element counts, and when it is asked for: `verified once, at initial credentialing`. */
export function templateWords(name: string): string {
  const found = optionalOfProvider.find((one) => one.name === name);
  if (!found) return '';
  const claimed = found.requiredFor(undefined) === 'where claimed' ? 'where it is claimed' : '';
  return [clockTexts[found.clock], claimed, requestTexts[found.requests]].filter(Boolean).join(', ');
}

/** The usual elements for a type of provider; of one that nobody knows, those that every profession has. */
export function usualTemplate(kind: ProviderKind | undefined): readonly string[] {
  return optionalOfProvider
    .filter(({ requiredFor: applies, name }) => {
      const is = applies(kind);
      return (
        is === 'always' ||
        (is === 'where claimed' && name === 'Board certification' && kind?.isBoardCertified)
      );
    })
    .map(({ name }) => name);
}

/** The elements that were chosen for a provider type, by its name; undefined where nobody chose. */
export function chosenTemplate(
  providerType: string | undefined,
  templates: ChecklistTemplates,
): readonly string[] | undefined {
  return providerType !== undefined && Object.hasOwn(templates, providerType)
    ? templates[providerType]
    : undefined;
}

/** The elements for a provider type, by its name: those that were chosen, else the usual ones. */
export const templateFor = (
  providerType: string | undefined,
  templates: ChecklistTemplates,
): readonly string[] => chosenTemplate(providerType, templates) ?? usualTemplate(providerKind(providerType));

interface Options extends ElementOptions {
  /** Which elements the checklist of a provider type has; the usual ones when left out. */
  templates?: ChecklistTemplates | undefined;
}

/** An element of the standard checklist: as it would be sent, and as it would stand there. */
export interface StandardElement {
  item: ChecklistItemRequest;
  element: Element;
}

/**
 * The checklist that is generated from what is on file: for a provider application and attestation, each license, sanctions
 * and exclusions, and what the template of its type names at such a request (field.md 2.2, 2.13); for a facility what
 * corresponds. Each element has its evidence, and a status that says whether it has gaps.
 */
export function standardChecklist(
  onFile: OnFile,
  { templates = {}, ...options }: Options,
): StandardElement[] {
  const context = contextOf(onFile, options);
  return declarationsFor(onFile, context, templates).map(({ declaration, evidence }) => {
    const item = itemOf(
      declaration,
      evidence ?? context.all.filter((one) => takes(declaration, one, context)),
    );
    const element = elementOf(item, context);
    const { status = '', verifiedAt } = element;
    return { item: { ...item, status, ...(verifiedAt && { verifiedAt }) }, element };
  });
}

interface Planned {
  declaration: ElementDeclaration;
  /** Given where an element is about a single piece. */
  evidence?: readonly Evidence[];
}

function declarationsFor(onFile: OnFile, context: ElementContext, templates: ChecklistTemplates): Planned[] {
  const { all, request, kind } = context;
  if (onFile.kind === 'facility')
    return ofFacility
      .filter((one) => one.requiredFor(undefined) === 'always' || all.some((each) => isClaim(one, each)))
      .map((declaration) => ({ declaration }));
  const licenses = all
    .filter((one) => one.kind === 'licenseVerifications')
    .map((one): Planned => ({ declaration: { ...license, name: `License, ${one.label}` }, evidence: [one] }));
  const uncovered = uncoveredStates(context).map((declaration): Planned => ({ declaration, evidence: [] }));
  const [application, ...others] = alwaysOfProvider;
  return [
    ...(application ? [{ declaration: application }] : []),
    ...(licenses.length > 0 ? licenses : [{ declaration: license, evidence: [] }]),
    ...uncovered,
    ...others.map((declaration) => ({ declaration })),
    ...templateDeclarations(context, chosenTemplate(request.provider?.providerType?.name, templates), kind),
  ];
}

function templateDeclarations(
  context: ElementContext,
  chosen: readonly string[] | undefined,
  kind: ProviderKind | undefined,
): Planned[] {
  const { request, all } = context;
  const isRepeated = request.type === 'ReCredentialing' || request.type === 'OffCycle';
  const isDue = ({ requests }: ElementDeclaration) =>
    requests === 'every' || (requests === 'initial' ? !isRepeated : request.type === 'ReCredentialing');
  const isClaimed = (declaration: ElementDeclaration) =>
    all.some(
      (one) => isClaim(declaration, one) || (one.kind === 'datasetScans' && takes(declaration, one, context)),
    );
  if (!chosen)
    return optionalOfProvider
      .filter(
        (one) =>
          isDue(one) &&
          (one.requiredFor(kind) === 'always' ||
            (one.requiredFor(kind) === 'where claimed' && isClaimed(one))),
      )
      .map((declaration) => ({ declaration }));
  return chosen.flatMap((name): Planned[] => {
    const declaration = optionalOfProvider.find((one) => one.name === name);
    if (declaration) return isDue(declaration) ? [{ declaration }] : [];
    return [{ declaration: ownElement(name), evidence: [] }];
  });
}

/** An element of the organization's own: a person finds its evidence. */
const ownElement = (name: string): ElementDeclaration => ({
  name,
  clock: 'window',
  requests: 'every',
  requiredFor: always,
  maySkip: true,
  proof: 'all',
  none: () => noEvidence,
});

function itemOf({ name }: ElementDeclaration, evidence: readonly Evidence[]): ChecklistItemRequest {
  const source = sourcesOf(evidence);
  return {
    name,
    status: '',
    ...(source && { source }),
    ...(evidence.length > 0 && { references: referencesOf(evidence) }),
  };
}
