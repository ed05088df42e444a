import type { ChecklistItem, ChecklistItemRequest } from '@/api/models';
import { textOf } from '@/lib/words';
import { committeeElement, decisionWords, readDecisions } from '../committee';
import { closable } from './closable';
import { contextOf, type ElementOptions, type IndexedContext } from './context';
import { type ElementDeclaration, type ElementEvidence, nameKey } from './declarations';
import { effectiveGaps, gapsOf, noneOf, skippedGaps } from './element-gaps';
import { ofFacility } from './facility-elements';
import { declarationOfState, isSecondary, license as licenseDeclaration } from './license-element';
import { newerThan } from './newer';
import { alwaysOfProvider, optionalOfProvider } from './provider-elements';
import { referenced, sourcesOf } from './references';
import { committeeDecision } from './shared-elements';
import type { Element, Evidence, OnFile } from './types';
import { readRecords } from './verification-record';
import { type Clock, evidenceWindow } from './window';

/** Days for which counts what has no window: longer than anybody practices. */
const forGood = 36_500;

type Item = ChecklistItem | ChecklistItemRequest;

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
export function elementOf(item: Item, context: IndexedContext): Element {
  const { records } = readRecords(item.source);
  const found = referenced(item.references, context);
  const declaration =
    (found.length === 0 ? declarationOfState(item.name, context) : undefined) ??
    declarationOf(item, found, context.onFile);
  const standsAs = (one: Evidence) => declaration?.standsAs?.(one, context) ?? one;
  const evidence = found.map(standsAs);
  const cited = { evidence, records };
  const verifiedAt = verifiedOn(item, cited, declaration, context);
  const clock = clockOf(evidence, declaration, context);
  const window = evidenceWindow(verifiedAt, clock === 'window' ? context.windowDays : forGood, context.from);
  const maySkip = declaration?.maySkip ?? true;
  const isSkipped = item.status === 'NotApplicable' && maySkip;
  const expired = window.state === 'Expired' && clock === 'window' ? verifiedAt : undefined;
  const judging = { declaration, context, expired };
  const none = noneOf(cited, judging);
  const lacking = isSkipped ? skippedGaps(item) : gapsOf(item, cited, judging, none);
  const isEmpty = none !== undefined;
  const holding = { name: item.name, evidence, isEmpty, hasGaps: lacking.length > 0 };
  const newer = newerThan(holding, context, declaration).map(standsAs);
  const gaps = isSkipped ? lacking : closable(lacking, newer, { context, none });
  const findings = [
    ...evidence.flatMap((one) => one.findings),
    ...(declaration?.findings?.(cited, context) ?? []),
  ];
  const isExcluded = findings.some(({ isExclusion }) => isExclusion);
  return {
    ...window,
    id: 'id' in item ? item.id : undefined,
    name: item.name ?? '',
    status: isSkipped
      ? item.status
      : statusOf(item, { declaration, context, isEmpty, hasGaps: gaps.length > 0, isExcluded }),
    clock,
    source: sourceWords(item, cited),
    verifiedAt,
    confirmedAt: item.confirmedAt,
    confirmedBy: item.confirmedBy,
    evidence,
    newer,
    records,
    gaps,
    findings: isSkipped ? [] : findings,
    maySkip,
    isMissing: false,
  };
}

/** By which clock an element counts. A license where the provider does not practice has only not to be taken away. */
function clockOf(
  evidence: readonly Evidence[],
  declaration: ElementDeclaration | undefined,
  context: IndexedContext,
): Clock {
  const licenses = evidence.filter(({ kind }) => kind === 'licenseVerifications');
  if (licenses.length > 0 && licenses.every((one) => isSecondary(one, context))) return 'not taken away';
  return declaration?.clock ?? 'window';
}

interface Judged {
  declaration: ElementDeclaration | undefined;
  context: IndexedContext;
  isEmpty: boolean;
  hasGaps: boolean;
  /** A list has whom it is about, in force. */
  isExcluded: boolean;
}

/**
 * The status of an element as its evidence has it: what somebody wrote may be older than what the evidence says. Of
 * elements that no rule is known for, and while evidence is not read, what was written stands.
 */
function statusOf(
  { status }: Item,
  { declaration, context, isEmpty, hasGaps, isExcluded }: Judged,
): string | undefined {
  if (!context.onFile || declaration?.keepsStatus || (!declaration && !hasGaps)) return status;
  if (!hasGaps) return 'Verified';
  if (isEmpty) return 'Missing';
  return context.isDecided || isExcluded || status === 'Concern' ? 'Concern' : 'Pending';
}

/** The declaration of an element: by its name, else by the licenses that it refers to. Undefined for one of one's own. */
export function declarationOf(
  { name }: Pick<Item, 'name'>,
  evidence: readonly Evidence[],
  onFile: OnFile | undefined,
): ElementDeclaration | undefined {
  const cited =
    onFile?.kind === 'facility'
      ? [...ofFacility, committeeDecision]
      : [...alwaysOfProvider, ...optionalOfProvider, licenseDeclaration, committeeDecision];
  const named = cited.find(
    (one) =>
      nameKey(one.name) === nameKey(name) || one.aliases?.some((alias) => nameKey(alias) === nameKey(name)),
  );
  if (named) return named;
  const isLicense =
    evidence.some(({ kind }) => kind === 'licenseVerifications') || /^license, /i.test(textOf(name));
  return isLicense && onFile?.kind !== 'facility' ? licenseDeclaration : undefined;
}

/**
 * When an element was verified. Where every lookup has to count the oldest decides; where one proof is enough, the newest.
 * Nothing is verified while a list waits for a decision or did not answer. Asking a source beside the console is later than
 * a lookup that it repeats. What no dated evidence tells, the checklist
 * does, if it says who was asked.
 */
function verifiedOn(
  item: Item,
  cited: ElementEvidence,
  declaration: ElementDeclaration | undefined,
  context: IndexedContext,
): string | undefined {
  // What waits for a decision, failed or did not find whom it should has verified nothing, whatever day it was asked.
  const isOpen = cited.evidence.some(
    (one) => one.kind === 'datasetScans' && effectiveGaps(one, cited.records, context).length > 0,
  );
  if (declaration?.proof === 'any') {
    const proof = newestProof(cited, context);
    if (proof || isOpen) return proof;
  } else if (isOpen) return undefined;
  if (declaration?.dates && context.onFile) return declaration.dates(cited, context).toSorted().at(0);
  const found = declaration?.proof === 'any' ? undefined : oldestDate(cited);
  return found ?? (!declaration || item.source || item.confirmedBy ? item.verifiedAt : undefined);
}

function newestProof({ evidence, records }: ElementEvidence, context: IndexedContext): string | undefined {
  return [
    ...evidence
      .filter((one) => effectiveGaps(one, [], context).length === 0)
      .flatMap(({ verifiedAt }) => verifiedAt ?? []),
    ...records.map(({ date }) => date),
  ]
    .toSorted()
    .at(-1);
}

function oldestDate({ evidence, records }: ElementEvidence): string | undefined {
  const recorded = (label: string) =>
    records.filter(({ entry }) => entry === undefined || entry === label).map(({ date }) => date);
  const dates = evidence.flatMap(({ verifiedAt, label }) => {
    const ofOne = [...(verifiedAt ? [verifiedAt] : []), ...recorded(label)];
    return ofOne.toSorted().at(-1) ?? [];
  });
  if (dates.length > 0) return dates.toSorted().at(0);
  const entries = [...new Set(records.map(({ entry }) => entry))];
  return entries
    .flatMap(
      (wanted) =>
        records
          .filter(({ entry }) => entry === wanted)
          .map(({ date }) => date)
          .toSorted()
          .at(-1) ?? [],
    )
    .toSorted()
    .at(0);
}

/** Who says so: what was written, else who gave the evidence; and whom somebody asked beside the console. */
function sourceWords(item: Item, { evidence, records }: ElementEvidence): string | undefined {
  const { rest } = readRecords(item.source);
  const decisions = item.name === committeeElement ? readDecisions(item.source) : [];
  if (decisions.length > 0) return decisions.map(decisionWords).join('; ');
  // The source of one that does not apply is the reason.
  if (item.status === 'NotApplicable') return rest || undefined;
  const named = [rest || sourcesOf(evidence), ...records.map(({ source }) => source)].filter(Boolean);
  return [...new Set(named)].join(', ') || undefined;
}
