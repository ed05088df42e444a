import type { ChecklistItem, ChecklistItemRequest, CredentialingRequest } from '@/api/models';
import { elementsOf } from '@/domain/evidence/elements';
import { standardChecklist } from '@/domain/evidence/standard-checklist';
import type { Element, Lookup, OnFile } from '@/domain/evidence/types';
import { asSent, withNewest } from './checklist-items';
import { requestElements, type Rules } from './request-elements';
import { allOf, eachLookup, lookupNames, lookupVerb } from './run-lookups';

/** What closes gaps without anybody's further input. */
export interface GapPlan {
  /** Sources that are asked, each once. */
  lookups: readonly Lookup[];
  /** Elements for which something is on file that is not part of them. */
  further: readonly Element[];
  /** Elements that the program asks for and the checklist does not have. */
  missing: readonly Element[];
}

/** What the gaps of elements ask for: the usual action of each, where that runs by itself. */
export function planOf(elements: readonly Element[]): GapPlan {
  const gaps = elements.flatMap((element) => element.gaps.map((gap) => ({ element, actions: gap.actions })));
  const firstIs = (kind: string) => gaps.filter(({ actions }) => actions[0]?.kind === kind);
  const lookups = [...firstIs('lookup'), ...firstIs('use-newer')].flatMap(({ actions }) =>
    // Lists that were not searched come together in one gap.
    actions.flatMap((action) => (action.kind === 'lookup' ? action.lookup : [])),
  );
  return {
    lookups: eachLookup(lookups),
    further: elements.filter(({ gaps, newer }) => gaps.length > 0 && newer.length > 0),
    missing: [...new Set(firstIs('add').map(({ element }) => element))],
  };
}

/** In how many steps a plan is carried out. */
export const planSize = ({ lookups, further, missing }: GapPlan): number =>
  lookups.length + further.length + missing.length;

/**
 * What the button of a plan says: the one thing that it does, `Search all 3` where it does the same with each, else `Do both`, `Do
 * all 6`.
 */
export function planLabel(plan: GapPlan): string {
  const size = planSize(plan);
  if (size > 1) {
    const verbs = new Set(plan.lookups.map((lookup) => lookupVerb([lookup])));
    const isOfOneVerb = plan.lookups.length === size && verbs.size === 1;
    return `${isOfOneVerb ? lookupVerb(plan.lookups) : 'Do'} ${allOf(size)}`;
  }
  if (plan.lookups.length > 0) return `${lookupVerb(plan.lookups)} ${lookupNames(plan.lookups)}`;
  return plan.further.length > 0 ? 'Use what is on file' : 'Add to the checklist';
}

const names = (elements: readonly Element[]) => elements.map(({ name }) => name).join(', ');

/** What a plan does, without a full stop: `Search OIG exclusions, SAM exclusions. Query NPDB`. */
export function planWords({ lookups, further, missing }: GapPlan): string {
  const verbs = ['Verify', 'Search', 'Query'] as const;
  return [
    ...verbs.flatMap((verb) => {
      const ofVerb = lookups.filter((lookup) => lookupVerb([lookup]) === verb);
      return ofVerb.length > 0 ? [`${verb} ${lookupNames(ofVerb)}`] : [];
    }),
    ...(further.length > 0 ? [`Use what is on file for ${names(further)}`] : []),
    ...(missing.length > 0 ? [`Add ${names(missing)} to the checklist`] : []),
  ].join('. ');
}

interface Wanted {
  onFile: OnFile;
  rules: Rules;
  /** The elements that take what is on file, whatever they lack; all that have gaps, and missing ones too, when left out. */
  only?: readonly string[] | undefined;
}

/** The elements of a checklist with what is on file for them now; undefined where nothing changes. */
export function broughtUpToDate(
  request: CredentialingRequest,
  { onFile, rules, only }: Wanted,
): ChecklistItemRequest[] | undefined {
  const items: readonly ChecklistItem[] = request.checklist?.items ?? [];
  if (items.length === 0) return undefined;
  const elements = elementsOf(items, onFile, { ...rules, request });
  const isNewer = elements.map(
    ({ name, gaps, newer }) => newer.length > 0 && (only ? only.includes(name) : gaps.length > 0),
  );
  const added = only ? [] : missingItems(request, onFile, rules);
  if (!isNewer.includes(true) && added.length === 0) return undefined;
  const changed = items.map((item, index) => {
    const element = elements[index];
    return isNewer[index] && element ? withNewest(item, element) : asSent(item);
  });
  return [...changed, ...added];
}

/** Elements that the program asks for, as they are put on the checklist. */
function missingItems(request: CredentialingRequest, onFile: OnFile, rules: Rules): ChecklistItemRequest[] {
  const missing = requestElements(request, onFile, rules).filter(({ isMissing }) => isMissing);
  const wanted = new Set(missing.map(({ name }) => name));
  return standardChecklist(onFile, { ...rules, request }).flatMap(({ item }) =>
    wanted.has(item.name) ? item : [],
  );
}
