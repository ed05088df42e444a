import type { ChecklistItemRequest, CredentialingRequest } from '@/api/models';
import { templateFor, type ChecklistTemplates } from './checklist-templates';
import {
  alwaysOfProvider,
  application,
  noLicense,
  ofFacility,
  optionalOfProvider,
  type ElementRule,
} from './element-rules';
import { elementsOf, oldest, referencesOf, sourcesOf, type Element, type ElementOptions } from './evidence';
import type { Evidence, Held } from './held';
import { heldEvidence } from './held-evidence';

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
 * The checklist that is generated from what is on file: for a provider application and attestation, each license,
 * sanctions and exclusions, and what the template of its type names; for a facility what corresponds. Each element has
 * its evidence, and a status that says whether it has gaps.
 */
export function standardChecklist(
  held: Held,
  request: Pick<CredentialingRequest, 'applicationReceivedDate' | 'provider'>,
  { templates = {}, ...options }: Options,
): StandardElement[] {
  const all = heldEvidence(held, options.from);
  const items = rulesFor(held, all, templateFor(request.provider?.providerType?.name, templates)).map(
    (rule) => itemOf(rule, all),
  );
  const about = { ...options, request };
  const gaps = elementsOf(items, held, about).map((element) => element.gaps);
  const marked = items.map((item, at) => ({ ...item, status: statusFor(item, gaps[at] ?? []) }));
  const elements = elementsOf(marked, held, about);
  return marked.flatMap((item, at) => {
    const element = elements[at];
    return element ? [{ item, element }] : [];
  });
}

function rulesFor(held: Held, all: readonly Evidence[], template: readonly string[]): ElementRule[] {
  if (held.kind === 'facility') return [application, ...ofFacility];
  const licenses = all
    .filter(({ kind }) => kind === 'licenseVerifications')
    .map((one): ElementRule => ({
      name: `License, ${one.label}`,
      takes: (other) => other === one,
      none: '',
    }));
  const named = template.map(
    (name) =>
      optionalOfProvider.find((rule) => rule.name === name) ?? {
        name,
        takes: () => false,
        none: 'No evidence',
      },
  );
  return [
    application,
    ...(licenses.length > 0 ? licenses : [noLicense(held)]),
    ...alwaysOfProvider,
    ...named,
  ];
}

function itemOf(rule: ElementRule, all: readonly Evidence[]): ChecklistItemRequest {
  const evidence = all.filter(rule.takes);
  const verifiedAt = oldest(evidence);
  const source = sourcesOf(evidence);
  return {
    name: rule.name,
    status: '',
    ...(verifiedAt && { verifiedAt }),
    ...(source && { source }),
    ...(evidence.length > 0 && { references: referencesOf(evidence) }),
  };
}

/**
 * Verified where a source said so and nothing is missing. What was only told to us waits for somebody who verifies it at
 * a source or reviews it.
 */
function statusFor({ references, verifiedAt }: ChecklistItemRequest, gaps: readonly string[]): string {
  if (!references) return 'Missing';
  if (gaps.length > 0) return 'Concern';
  return verifiedAt ? 'Verified' : 'Pending';
}
