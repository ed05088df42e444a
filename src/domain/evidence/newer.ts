import { isSameSearch } from '@/lib/same-search';
import { isClaim, takes, type ElementContext, type ElementDeclaration } from './declarations';
import { coveringState, license as licenseDeclaration } from './license-element';
import type { Evidence, Lookup } from './types';

/** Whether two lookups asked the same source in the same way: only then the newer stands for the older. */
export function isSameLookup(one: Evidence, other: Evidence): boolean {
  return (
    one.kind === other.kind &&
    one.type !== undefined &&
    one.type === other.type &&
    isSameSearch(one.options, other.options)
  );
}

/** Whether evidence is what a lookup gives. */
export function isOfLookup({ kind, type, options }: Evidence, lookup: Lookup): boolean {
  return lookup.kind === 'license'
    ? kind === 'licenseVerifications' && type === lookup.licenseId
    : kind === 'datasetScans' && type === lookup.type && isSameSearch(options, lookup.options);
}

const isLookup = ({ kind }: Evidence) => kind === 'licenseVerifications' || kind === 'datasetScans';

/**
 * Current lookups that an element does not refer to: of the same license or dataset, the newest of each, or of one that it
 * lacks.
 */
export function newerLookups(
  evidence: readonly Evidence[],
  { all }: ElementContext,
  isTaken: (one: Evidence) => boolean,
): Evidence[] {
  const has = new Set(evidence.map(({ key }) => key));
  const known = all.filter((one) => isLookup(one) && one.verifiedAt !== undefined && !has.has(one.key));
  const replacing = evidence.flatMap((one) => {
    const [same] = known
      .filter((lookup) => isSameLookup(lookup, one))
      .toSorted((a, b) => (b.verifiedAt ?? '').localeCompare(a.verifiedAt ?? ''));
    return same && (same.verifiedAt ?? '') > (one.verifiedAt ?? '') ? [same] : [];
  });
  const isThere = (lookup: Evidence) => evidence.some((one) => isSameLookup(one, lookup));
  return [...new Set([...replacing, ...known.filter((lookup) => isTaken(lookup) && !isThere(lookup))])];
}

/** An element as it stands. */
interface Holding {
  name: string | undefined;
  evidence: readonly Evidence[];
  /** It refers to nothing, and nobody recorded anything. */
  isEmpty: boolean;
  hasGaps: boolean;
}

/**
 * What is on file for an element that it does not refer to yet: later lookups, and, where something is missing, what the
 * file has come to claim since. Where nothing is attached, also what covers the state of a license element.
 */
export function newerThan(
  { name, evidence, isEmpty, hasGaps }: Holding,
  context: ElementContext,
  declaration: ElementDeclaration | undefined,
): Evidence[] {
  const isLicense = declaration?.name === licenseDeclaration.name && isEmpty;
  const lookups = newerLookups(evidence, context, (one) =>
    one.kind === 'datasetScans' ? declaration !== undefined && takes(declaration, one, context) : isLicense,
  );
  if (!declaration) return lookups;
  const has = new Set(evidence.map(({ key }) => key));
  const claims = hasGaps
    ? context.all.filter(
        (one) =>
          !has.has(one.key) &&
          (isClaim(declaration, one) ||
            (one.kind === 'profiles' &&
              one.outcome?.value === 'Completed' &&
              takes(declaration, one, context))),
      )
    : [];
  return [...new Set([...lookups, ...claims, ...(isEmpty ? coveringState(name, context) : [])])];
}
