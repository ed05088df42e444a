import type { ChecklistItem, ChecklistItemRequest } from '@/api/models';
import { spellOut } from '@/lib/words';
import { saysSomething } from '../reason';
import type { IndexedContext } from './context';
import {
  isClaim,
  noEvidence,
  recordAction,
  scanAction,
  type ElementDeclaration,
  type ElementEvidence,
} from './declarations';
import { neededGaps } from './license-element';
import { datasetOfClaim } from './provider-elements';
import type { Evidence, Gap, GapAction } from './types';
import { readRecords, type VerificationRecord } from './verification-record';
import { evidenceWindow, windowWords } from './window';

type Item = ChecklistItem | ChecklistItemRequest;

/** A person decided that an element does not apply, and has to have said why (rules.md 17.9). */
export function skippedGaps({ name = '', source }: Item): Gap[] {
  return saysSomething(readRecords(source).rest, [name])
    ? []
    : [
        {
          text: 'Marked as not applicable without a reason that says something',
          actions: [{ kind: 'edit' }],
        },
      ];
}

export interface Judging {
  declaration: ElementDeclaration | undefined;
  context: IndexedContext;
  /** When the element was verified, where what it goes by has a window that has passed. */
  expired: string | undefined;
}

/** The gap of an element that refers to nothing; undefined for another one. */
export function noneOf(
  { evidence, records }: ElementEvidence,
  { declaration, context }: Judging,
): Gap | undefined {
  if (evidence.length > 0 || records.length > 0) return undefined;
  return declaration?.none(context) ?? noEvidence;
}

/** What is missing of an element, or wrong with it, each with what closes it (field.md 2). `none` is what `noneOf` gives. */
export function gapsOf(item: Item, cited: ElementEvidence, judging: Judging, none: Gap | undefined): Gap[] {
  const { evidence, records } = cited;
  const { declaration, context, expired } = judging;
  const gaps: Gap[] = [];
  if (item.status === 'NotApplicable')
    gaps.push({ text: 'Marked as not applicable, which it cannot be', actions: [{ kind: 'edit' }] });
  if (none) return [...gaps, none, ...(declaration?.gaps?.(cited, context) ?? [])];
  const isProved = records.length > 0 || evidence.some((one) => proves(one, declaration, context));
  // Elements that name the dates that count say themselves which of them is too old.
  if (expired && !declaration?.dates) gaps.push(expiredGap(cited, judging));
  gaps.push(...(declaration?.gaps?.(cited, context) ?? []));
  for (const one of evidence) {
    if (one.kind === 'datasetScans' && isSettled(one, declaration, isProved)) continue;
    const isNamed = one.kind === 'licenseVerifications' && evidence.length === 1;
    for (const { text, actions } of effectiveGaps(one, records, context))
      gaps.push({ text: isNamed ? text : `${one.label}: ${text}`, actions });
  }
  if (declaration?.unproved && !isProved && gaps.length === 0)
    gaps.push(unprovedGap(cited, declaration, context));
  if (!declaration) gaps.push(...ownGaps(item, gaps));
  else if (gaps.length === 0 && item.status === 'Concern')
    gaps.push({ text: 'Marked as concern', actions: [{ kind: 'edit' }] });
  return gaps;
}

/** Whether what a scan lacks does not matter: another proof is enough, or who is asked may rightly be unknown there. */
function isSettled(scan: Evidence, declaration: ElementDeclaration | undefined, isProved: boolean): boolean {
  if (declaration?.proof !== 'any') return false;
  return isProved || (declaration.mayBeUnknown === true && scan.outcome?.value === 'Completed');
}

/** What a piece of evidence lacks, but for what somebody asked the source about beside the console. */
export function effectiveGaps(
  one: Evidence,
  records: readonly VerificationRecord[],
  context: IndexedContext,
): readonly Gap[] {
  const gaps = one.kind === 'licenseVerifications' ? neededGaps(one, context) : one.gaps;
  if (gaps.length === 0 || records.length === 0) return gaps;
  const isAbout = records.some(({ entry }) => entry === undefined || entry === one.label);
  return isAbout ? gaps.filter(({ actions }) => !actions.some(({ kind }) => kind === 'record')) : gaps;
}

/** Whether a piece of evidence is a source's word, and not a claim. */
function proves(
  one: Evidence,
  declaration: ElementDeclaration | undefined,
  context: IndexedContext,
): boolean {
  if (one.kind === 'files') return declaration?.documents === true || declaration === undefined;
  if (one.kind === 'profiles') return one.outcome?.value === 'Completed' && one.verifiedAt !== undefined;
  return one.verifiedAt !== undefined && effectiveGaps(one, [], context).length === 0;
}

function expiredGap({ evidence }: ElementEvidence, { context, declaration, expired }: Judging): Gap {
  const { windowDays, from } = context;
  const isOld = ({ verifiedAt }: Evidence) =>
    !verifiedAt || evidenceWindow(verifiedAt, windowDays, from).state === 'Expired';
  const lookups = evidence
    .filter(isOld)
    .flatMap(({ lookup }): GapAction[] => (lookup ? [{ kind: 'lookup', lookup }] : []));
  const what = declaration?.recordAs ?? 'Verification';
  const record = recordAction(declaration ?? {});
  return {
    text: `${what} ${windowWords(evidenceWindow(expired, windowDays, from))}`,
    actions: lookups.length > 0 ? [...lookups, record] : [record, { kind: 'request-information' }],
  };
}

function unprovedGap(
  { evidence }: ElementEvidence,
  declaration: ElementDeclaration,
  context: IndexedContext,
): Gap {
  const claims = evidence.filter((one) => isClaim(declaration, one));
  if (claims.length === 0 && !evidence.some(({ kind }) => kind === 'files')) return declaration.none(context);
  const types = claims.flatMap(({ type, facts }) => datasetOfClaim(type, facts) ?? []);
  const [first] = claims;
  return {
    text: declaration.unproved ?? '',
    actions: [
      ...[...new Set(types)].flatMap((type) => scanAction(context, type)),
      { ...recordAction(declaration), ...(claims.length === 1 && first && { entry: first.label }) },
      ...(declaration.documents ? [{ kind: 'upload' } as const] : []),
      // What waits for a review of the team itself nobody else can give.
      ...(declaration.recordAs === 'Review' ? [] : [{ kind: 'request-information' } as const]),
    ],
  };
}

/** Of an element of one's own nothing is known but what its status says. */
function ownGaps({ status }: Item, gaps: readonly Gap[]): Gap[] {
  if (gaps.length > 0 || !status || status === 'Verified' || status === 'NotApplicable') return [];
  const text =
    status === 'Pending'
      ? 'On file, but not verified or reviewed yet'
      : `Marked as ${spellOut(status).toLowerCase()}`;
  return [{ text, actions: [{ kind: 'record' }] }];
}
