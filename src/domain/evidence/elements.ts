import type { ChecklistItem, ChecklistItemRequest, ChecklistReferences } from '@/api/models';
import { now } from '@/lib/clock';
import { instant, localDay } from '@/lib/dates';
import { isSameSearch } from '@/lib/same-search';
import { spellOut, textOf } from '@/lib/words';
import { saysSomething } from '../reason';
import type { SettledWords } from '../license-standing';
import type { Program } from '../program';
import { providerKind } from '../provider-types';
import { isClaim, scanAction, takes, type ElementContext, type ElementDeclaration } from './declarations';
import { ofFacility } from './facility-elements';
import { indexOf, type EvidenceIndex } from './evidence-index';
import {
  coveringState,
  declarationOfState,
  license as licenseDeclaration,
  neededGaps,
} from './license-element';
import { facilityScreen, licenseScreen, profileScreen, providerScreen, scanScreen } from './links';
import { fileEvidence, specialtyEvidence } from './on-file';
import { alwaysOfProvider, datasetOfClaim, optionalOfProvider } from './provider-elements';
import type { Element, Evidence, EvidenceKind, Gap, OnFile, RequestFacts } from './types';
import { readRecords, type VerificationRecord } from './verification-record';
import { evidenceWindow, windowWords } from './window';

export interface ElementOptions {
  program: Program;
  /** What the team settled about words of boards. */
  settled?: SettledWords | undefined;
  /** The instant of the decision, in milliseconds; the service's own time when left out. */
  from?: number | undefined;
  request?: RequestFacts | undefined;
}

type Item = ChecklistItem | ChecklistItemRequest;

/** The context in which elements are judged, with everything on file. */
export function contextOf(
  onFile: OnFile | undefined,
  options: ElementOptions,
): ElementContext & { index: EvidenceIndex } {
  const { program, settled, from = now(), request = {} } = options;
  const day = localDay(from);
  const index = indexOf(onFile, { from, settled });
  return {
    from,
    day,
    windowDays: program.windowDays(day),
    program,
    request,
    kind: providerKind(request.provider?.providerType?.name),
    entity:
      onFile?.kind === 'provider'
        ? { providerId: onFile.providerId }
        : onFile && { facilityId: onFile.facilityId },
    onFile,
    all: index.current,
    index,
  };
}

/**
 * The elements of a checklist with their evidence, in the order of the checklist (rules.md 17.6), judged by what each is
 * declared to need (field.md 2). Without what is on file references stand by their ids. Nothing throws: what a reference
 * points to may be gone, and any field may be missing.
 */
export function elementsOf(
  items: readonly Item[] | undefined,
  onFile: OnFile | undefined,
  options: ElementOptions,
): Element[] {
  const context = contextOf(onFile, options);
  return (items ?? []).map((item) => elementOf(item, context));
}

/** One element, in a context that serves several. */
export function elementOf(item: Item, context: ElementContext & { index: EvidenceIndex }): Element {
  const { records } = readRecords(item.source);
  const evidence = referenced(item.references, context);
  const declaration =
    (evidence.length === 0 ? declarationOfState(item.name, context) : undefined) ??
    declarationOf(item, evidence, context.onFile);
  const own = { evidence, records };
  const verifiedAt = verifiedOn(item, own, declaration, context);
  const clock = declaration?.clock ?? 'window';
  const window = evidenceWindow(verifiedAt, clock === 'window' ? context.windowDays : 36_500, context.from);
  const isSkipped = item.status === 'NotApplicable';
  const maySkip = declaration?.maySkip ?? true;
  return {
    ...window,
    id: 'id' in item ? item.id : undefined,
    name: item.name ?? '',
    status: item.status,
    clock,
    source: sourceWords(item, own),
    verifiedAt,
    confirmedAt: item.confirmedAt,
    confirmedBy: item.confirmedBy,
    evidence,
    newer: [
      ...newerThan(evidence, context, declaration),
      ...(evidence.length === 0 ? coveringState(item.name, context) : []),
    ],
    records,
    gaps:
      isSkipped && maySkip
        ? skippedGaps(item)
        : gapsOf(item, own, {
            declaration,
            context,
            expired: window.state === 'Expired' && clock === 'window',
          }),
    findings: isSkipped && maySkip ? [] : evidence.flatMap(({ findings }) => findings),
    maySkip,
    isMissing: false,
  };
}

/** A person decided that it does not apply, and has to have said why (field.md 2). */
function skippedGaps({ source }: Item): Gap[] {
  return saysSomething(textOf(source))
    ? []
    : [{ text: 'Marked as not applicable without a reason that says something', actions: [] }];
}

const plain = (name: string | undefined) => textOf(name).toLowerCase();

/** The declaration of an element: by its name, else by the licenses that it refers to. Undefined for one of one's own. */
export function declarationOf(
  { name }: Pick<Item, 'name'>,
  evidence: readonly Evidence[],
  onFile: OnFile | undefined,
): ElementDeclaration | undefined {
  const own =
    onFile?.kind === 'facility'
      ? ofFacility
      : [...alwaysOfProvider, ...optionalOfProvider, licenseDeclaration];
  const named = own.find(
    (one) => plain(one.name) === plain(name) || one.aliases?.some((alias) => plain(alias) === plain(name)),
  );
  if (named) return named;
  const isLicense =
    evidence.some(({ kind }) => kind === 'licenseVerifications') || /^license, /i.test(textOf(name));
  return isLicense && onFile?.kind !== 'facility' ? licenseDeclaration : undefined;
}

interface Own {
  evidence: readonly Evidence[];
  records: readonly VerificationRecord[];
}

/**
 * When an element was verified. Where every lookup has to count the oldest decides; where one proof is enough, the newest.
 * What no dated evidence tells, the checklist does, if it says who was asked.
 */
function verifiedOn(
  item: Item,
  { evidence, records }: Own,
  declaration: ElementDeclaration | undefined,
  context: ElementContext,
): string | undefined {
  const dates = [
    ...evidence
      .filter((one) => declaration?.proof !== 'any' || effectiveGaps(one, [], context).length === 0)
      .flatMap(({ verifiedAt }) => verifiedAt ?? []),
    ...records.map(({ date }) => date),
  ].toSorted();
  const found = declaration?.proof === 'any' ? dates.at(-1) : dates.at(0);
  return found ?? (!declaration || item.source || item.confirmedBy ? item.verifiedAt : undefined);
}

function sourceWords(item: Item, { evidence, records }: Own): string | undefined {
  const { rest } = readRecords(item.source);
  const told = [rest, ...records.map(({ source }) => source)].filter(Boolean);
  return told.length > 0 ? [...new Set(told)].join(', ') : sourcesOf(evidence);
}

interface Judging {
  declaration: ElementDeclaration | undefined;
  context: ElementContext;
  expired: boolean;
}

function gapsOf(item: Item, own: Own, { declaration, context, expired }: Judging): Gap[] {
  const { evidence, records } = own;
  const gaps: Gap[] = [];
  if (item.status === 'NotApplicable')
    gaps.push({ text: 'Marked as not applicable, which it cannot be', actions: [] });
  if (evidence.length === 0 && records.length === 0) {
    gaps.push(
      declaration?.none(context) ?? {
        text: 'No evidence',
        actions: [{ kind: 'upload' }, { kind: 'record' }],
      },
    );
    gaps.push(...(declaration?.gaps?.(own, context) ?? []));
    return gaps;
  }
  const isProved = records.length > 0 || evidence.some((one) => proves(one, declaration, context));
  // Lists say by themselves which of them is too old.
  if (expired && declaration?.name !== 'Sanctions and exclusions') gaps.push(expiredGap(own, context, item));
  gaps.push(...(declaration?.gaps?.(own, context) ?? []));
  const settledByOther = declaration?.proof === 'any' && isProved;
  for (const one of evidence) {
    if (settledByOther && one.kind === 'datasetScans') continue;
    for (const { text, actions } of effectiveGaps(one, records, context))
      gaps.push({ text: `${one.label}: ${text}`, actions });
  }
  if (declaration?.unproved && !isProved && gaps.length === 0)
    gaps.push(unprovedGap(own, declaration, context));
  if (!declaration) gaps.push(...ownGaps(item, gaps));
  else if (gaps.length === 0 && item.status === 'Concern')
    gaps.push({ text: 'Marked as concern', actions: [] });
  return gaps;
}

/** What a piece of evidence lacks, but for what somebody asked the source about beside the console. */
function effectiveGaps(
  one: Evidence,
  records: readonly VerificationRecord[],
  context: ElementContext,
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
  context: ElementContext,
): boolean {
  if (one.kind === 'files') return declaration?.documents === true || declaration === undefined;
  if (one.kind === 'profiles') return one.outcome?.value === 'Completed' && one.verifiedAt !== undefined;
  return one.verifiedAt !== undefined && effectiveGaps(one, [], context).length === 0;
}

function expiredGap({ evidence }: Own, context: ElementContext, item: Item): Gap {
  const { windowDays, from } = context;
  const old = evidence.filter(
    ({ verifiedAt }) => verifiedAt && evidenceWindow(verifiedAt, windowDays, from).state === 'Expired',
  );
  const oldest = old.map(({ verifiedAt }) => verifiedAt ?? '').toSorted()[0] ?? item.verifiedAt;
  const lookups = old.flatMap(({ lookup }) => (lookup ? [{ kind: 'lookup', lookup } as const] : []));
  return {
    text: `The evidence ${windowWords(evidenceWindow(oldest, windowDays, from))}`,
    actions: lookups.length > 0 ? lookups : [{ kind: 'record' }, { kind: 'request-information' }],
  };
}

function unprovedGap({ evidence }: Own, declaration: ElementDeclaration, context: ElementContext): Gap {
  const claims = evidence.filter((one) => isClaim(declaration, one));
  const types = claims.flatMap(({ type, facts }) => datasetOfClaim(type, facts) ?? []);
  const [first] = claims;
  return {
    text: declaration.unproved ?? '',
    actions: [
      ...[...new Set(types)].flatMap((type) => scanAction(context, type)),
      { kind: 'record', ...(claims.length === 1 && first && { entry: first.label }) },
      ...(declaration.documents ? [{ kind: 'upload' } as const] : []),
      { kind: 'request-information' },
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

/** The earliest of the times at which evidence was verified; undefined where none was. */
export function oldest(evidence: readonly Evidence[]): string | undefined {
  return evidence
    .flatMap(({ verifiedAt }) => verifiedAt ?? [])
    .toSorted()
    .at(0);
}

/** The sources of evidence, each once. */
export function sourcesOf(evidence: readonly Evidence[]): string | undefined {
  return [...new Set(evidence.flatMap(({ source }) => source ?? []))].join(', ') || undefined;
}

/** One set of references out of those of single pieces of evidence, as a checklist element sends them. */
export function referencesOf(evidence: readonly Evidence[]): ChecklistItemRequest['references'] {
  const merged: Record<string, unknown[]> = {};
  for (const { reference } of evidence) {
    for (const [kind, list] of Object.entries(reference)) {
      merged[kind] = [...(merged[kind] ?? []), ...(list ?? [])];
    }
  }
  return merged as ChecklistItemRequest['references'];
}

/** The key by which evidence is found, from each kind of reference. */
const idsOf = {
  licenseVerifications: 'licenseVerificationId',
  datasetScans: 'datasetScanId',
  providerInfo: 'providerInfoId',
  facilityInfo: 'facilityInfoId',
  profiles: 'profileId',
  files: 'filePath',
  facilitySpecialties: 'facilitySpecialtyId',
} as const satisfies Record<EvidenceKind, string>;

function referenced(
  references: ChecklistReferences | ChecklistItemRequest['references'],
  context: ElementContext & { index: EvidenceIndex },
): Evidence[] {
  return Object.entries(idsOf).flatMap(([kind, name]) =>
    ((references?.[kind as EvidenceKind] ?? []) as Record<string, string | undefined>[]).flatMap((one) => {
      const id = one?.[name];
      if (!id) return [];
      return [context.index.byKey.get(`${kind} ${id}`) ?? lost(kind as EvidenceKind, id, one, context)];
    }),
  );
}

const gone: Gap = { text: 'It is not on file any more', actions: [] };

/** What a reference says where what it points to is not on file: earlier lookups, mostly. */
function lost(
  kind: EvidenceKind,
  id: string,
  reference: Record<string, string | undefined>,
  { index, onFile, from }: ElementContext & { index: EvidenceIndex },
): Evidence {
  const common = {
    kind,
    key: `${kind} ${id}`,
    source: undefined,
    verifiedAt: undefined,
    outcome: undefined,
    file: undefined,
    lookup: undefined,
    gaps: [],
    findings: [],
    facts: {},
    type: undefined,
    reference: { [kind]: [reference] } as Evidence['reference'],
  };
  const providerId = onFile?.kind === 'provider' ? onFile.providerId : undefined;
  const facilityId = onFile?.kind === 'facility' ? onFile.facilityId : undefined;
  switch (kind) {
    case 'licenseVerifications': {
      const { licenseId = '' } = reference;
      const current = index.licenses.get(licenseId);
      // How the license stands is what its latest verification says, unless that came after the decision.
      const isKnown = current && (instant(current.verifiedAt) ?? 0) <= from;
      return {
        ...common,
        label: current?.label ?? 'License verification',
        source: current?.source,
        lookup: current?.lookup,
        gaps: isKnown ? current.gaps : onFile && !current ? [gone] : [],
        findings: isKnown ? current.findings : [],
        ...(isKnown && current.license && { license: current.license }),
        type: licenseId,
        link: providerId && licenseId ? licenseScreen(providerId, licenseId, id) : undefined,
      };
    }
    case 'datasetScans':
      return { ...common, label: 'Dataset scan', link: scanScreen(id) };
    case 'profiles':
      return { ...common, label: 'Imported profile', link: profileScreen(id) };
    case 'files':
      // The list of files may not be complete; the file itself tells when it is asked for.
      return fileEvidence(id);
    case 'facilitySpecialties':
      return facilityId
        ? { ...specialtyEvidence(id, facilityId), gaps: [gone] }
        : { ...common, label: 'Facility specialty', link: undefined };
    default: {
      const type = reference['providerInfoType'] ?? reference['facilityInfoType'];
      const link = providerId
        ? providerScreen(providerId, type)
        : facilityId
          ? facilityScreen(facilityId)
          : undefined;
      return { ...common, label: spellOut(type ?? 'Entry'), gaps: onFile ? [gone] : [], type, link };
    }
  }
}

/** Whether two lookups asked the same source in the same way: only then the newer stands for the older. */
export function isSameLookup(one: Evidence, other: Evidence): boolean {
  return (
    one.kind === other.kind &&
    one.type !== undefined &&
    one.type === other.type &&
    isSameSearch(one.options, other.options)
  );
}

/** Current lookups that the element does not refer to: of the same license or dataset, or of one that it lacks. */
function newerThan(
  evidence: readonly Evidence[],
  context: ElementContext,
  declaration: ElementDeclaration | undefined,
): Evidence[] {
  const has = new Set(evidence.map(({ key }) => key));
  const known = context.all.filter(
    ({ kind, key, verifiedAt }) =>
      verifiedAt !== undefined &&
      !has.has(key) &&
      (kind === 'licenseVerifications' || kind === 'datasetScans'),
  );
  const replacing = evidence.flatMap((one) => {
    const [same] = known
      .filter((lookup) => isSameLookup(lookup, one))
      .toSorted((a, b) => (b.verifiedAt ?? '').localeCompare(a.verifiedAt ?? ''));
    return same && (same.verifiedAt ?? '') > (one.verifiedAt ?? '') ? [same] : [];
  });
  const isThere = (lookup: Evidence) => evidence.some((one) => isSameLookup(one, lookup));
  const further = declaration
    ? known.filter(
        (lookup) => lookup.kind === 'datasetScans' && takes(declaration, lookup, context) && !isThere(lookup),
      )
    : [];
  return [...new Set([...replacing, ...further])];
}
