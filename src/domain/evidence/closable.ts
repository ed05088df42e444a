import { isUnderWay } from '../license-facts';
import type { IndexedContext } from './context';
import { addMissing, infoAction, isIncomplete } from './declarations';
import { isOfLookup } from './newer';
import type { Evidence, Gap, GapAction, Lookup } from './types';

/** So many pieces of evidence are named, of more how many there are. */
const mostNamed = 3;

const use: GapAction = { kind: 'use-newer' };

const lookupsIn = ({ actions }: Gap): Lookup[] =>
  actions.flatMap((action) => (action.kind === 'lookup' ? action.lookup : []));

/**
 * Gaps as they can be closed now: what is on file already is used before a source is asked again, no source is asked twice
 * at a time, and where the last lookup failed the gap says why. `newer` is what is on file and not part of the element;
 * `none` is the gap that says that there is nothing at all.
 */
export function closable(
  gaps: readonly Gap[],
  newer: readonly Evidence[],
  { context, none }: { context: IndexedContext; none: Gap | undefined },
): Gap[] {
  return gaps
    .map((gap) => (gap === none && newer.length > 0 ? onFileGap(gap, newer) : withNewer(gap, newer)))
    .map((gap) => withoutRunning(gap, context));
}

/** Nothing is attached to an element although something for it is on file. */
function onFileGap(gap: Gap, newer: readonly Evidence[]): Gap {
  const labels = [...new Set(newer.map(({ label }) => label))];
  const left = labels.length - mostNamed;
  const named = labels.slice(0, left > 1 ? mostNamed : undefined).join('; ');
  const more = left > 1 ? ` and ${left} more` : '';
  return {
    text: `On file, but not part of this element: ${named}${more}`,
    actions: withNewer(
      { ...gap, actions: [use, ...gap.actions.filter(({ kind }) => kind === 'lookup')] },
      newer,
    ).actions,
  };
}

function withNewer(gap: Gap, newer: readonly Evidence[]): Gap {
  const isThere = (action: GapAction) =>
    action.kind === 'lookup' && newer.some((one) => isOfLookup(one, action.lookup));
  if (!gap.actions.some(isThere)) return gap;
  const left = gap.actions.filter((action) => !isThere(action) && action.kind !== 'use-newer');
  return { ...gap, actions: [use, ...left] };
}

function withoutRunning(gap: Gap, context: IndexedContext): Gap {
  const lookups = lookupsIn(gap);
  if (lookups.length === 0) return gap;
  const running = new Set(lookups.filter((lookup) => isRunning(lookup, context)));
  const actions = gap.actions.filter((action) => action.kind !== 'lookup' || !running.has(action.lookup));
  if (running.size > 0) return { text: `${gap.text}; under way`, actions };
  // A scan that is evidence of the element says so itself.
  const failed = gap.text.includes('failed') ? [] : lookups.flatMap((one) => failure(one, context) ?? []);
  const why = [...new Set(failed)].join('. ');
  if (!why) return { text: gap.text, actions };
  const text = `${gap.text}; the last one failed: ${why}`;
  // Asked once more they would fail once more: they come behind what they lack, and not beside lookups that may succeed.
  const inVain = new Set(lookups.filter((one) => isIncomplete(failure(one, context) ?? '')));
  if (inVain.size === 0) return { text, actions };
  const add = infoAction(context, addMissing);
  const others = actions.filter((action) => action.kind !== 'lookup' || !inVain.has(action.lookup));
  return others.some(({ kind }) => kind === 'lookup')
    ? { text, actions: [...others, ...add] }
    : { text, actions: [...add, ...actions] };
}

function isRunning(lookup: Lookup, { all, onFile }: IndexedContext): boolean {
  if (lookup.kind === 'license')
    return (
      onFile?.kind === 'provider' &&
      onFile.licenses.some((license) => license.id === lookup.licenseId && isUnderWay(license))
    );
  return all.some(
    (one) => isOfLookup(one, lookup) && ['Pending', 'Working'].includes(one.outcome?.value ?? ''),
  );
}

/** Why the last lookup failed, where nothing that counts came since. */
function failure(lookup: Lookup, { all }: IndexedContext): string | undefined {
  if (lookup.kind === 'license') return undefined;
  const [latest] = all
    .filter((one) => isOfLookup(one, lookup))
    .toSorted((one, other) => startOf(other).localeCompare(startOf(one)));
  if (latest?.outcome?.value !== 'Failed') return undefined;
  return latest.gaps[0]?.text.replace(/^The scan failed(?:: )?/, '') || 'no reason given';
}

const startOf = ({ facts }: Evidence): string => {
  const when = facts['started'] ?? facts['completed'];
  return typeof when === 'string' ? when : '';
};
