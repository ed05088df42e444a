import { useMemo } from 'react';
import type { CredentialingRequest, Details } from '@/api/models';
import { committeeElement, decisionsOf } from '@/domain/committee';
import { elementsOf } from '@/domain/evidence/elements';
import { sanctions } from '@/domain/evidence/shared-elements';
import { missingElements } from '@/domain/evidence/missing-elements';
import { type ChecklistTemplates, standardChecklist } from '@/domain/evidence/standard-checklist';
import type { Element, Finding, OnFile } from '@/domain/evidence/types';
import type { SettledWords } from '@/domain/license-standing';
import type { Program } from '@/domain/program';
import { now } from '@/lib/clock';
import { addDays, instant, startOfLocalDay } from '@/lib/dates';
import { count, formatNumber, spellOut } from '@/lib/words';
import { useSetting } from '@/ui/settings';
import { isOver } from './request-words';
import { useProgram } from './use-program';

/** By what the elements of a request are judged. */
export interface Rules {
  program: Program;
  templates: ChecklistTemplates;
  settled?: SettledWords | undefined;
}

interface Options extends Rules {
  /** The instant that counts as now, in milliseconds; the service's own time when left out. */
  from?: number | undefined;
}

/** The rules that are in force here; the component renders again when one changes. */
export function useRules(): Rules {
  const program = useProgram();
  const templates = useSetting('checklistTemplates');
  const settled = useSetting('boardWords');
  return useMemo(() => ({ program, templates, settled }), [program, templates, settled]);
}

/**
 * When the evidence of a request has to count, in milliseconds: the moment of the decision for one that is over
 * (rules.md 17.5), else now. What the committee decided counts on the committee's day, whenever that was entered (17.11); what
 * it deferred was decided by nothing but the event that ended it.
 */
export function decidedAt(request: Details<CredentialingRequest>, from: number = now()): number {
  if (!isOver(request)) return from;
  const last = request.currentEvent ?? request.allEvents?.at(-1);
  const entered = instant(last?.timestamp);
  const decision = decisionsOf(request.checklist).at(-1);
  const onItsDay = decision && decision.outcome !== 'deferred' ? endOfDay(decision.day) : undefined;
  return onItsDay === undefined ? (entered ?? from) : Math.min(onItsDay, entered ?? from);
}

/** The last moment of the reader's day, in milliseconds: what was verified on the day of a decision counts for it. */
export function endOfDay(day: string): number | undefined {
  const next = instant(startOfLocalDay(addDays(day, 1) ?? ''));
  return next === undefined ? undefined : next - 1;
}

/**
 * The elements of a request: those of its checklist with what the program asks for and is missing there, or those of the
 * standard one where it has none. What is over was decided by its own checklist, and where it has none by nothing that is
 * known here. Every count of gaps is a count of these, so that it is the same on the request, in the dialog that completes
 * it and in the packet.
 */
export function requestElements(
  request: Details<CredentialingRequest>,
  onFile: OnFile | undefined,
  { from, ...rules }: Options,
): Element[] {
  const isDecided = isOver(request);
  const options = { ...rules, from: decidedAt(request, from), request, isDecided };
  const items = request.checklist?.items ?? [];
  const elements = elementsOf(items, onFile, options);
  if (!onFile || isDecided) return elements;
  const standard = standardChecklist(onFile, options);
  if (items.length === 0) return standard.map(({ element }) => element);
  return [...elements, ...missingElements(elements, standard, { onFile, request })];
}

/** The elements that have gaps; what counts as one gap is an element, whatever it lacks. */
export function withGaps(elements: readonly Element[]): Element[] {
  return elements.filter(({ gaps }) => gaps.length > 0);
}

/** What makes a file not clean, each once: exclusions first, then discipline, probation, restrictions, reports (field.md 1.1). */
export function findingsOf(elements: readonly Element[]): Finding[] {
  const all = elements.flatMap(({ findings }) => findings);
  const each = [...new Map(all.map((finding) => [finding.text, finding])).values()];
  return each.toSorted((one, other) => Number(other.isExclusion ?? false) - Number(one.isExclusion ?? false));
}

/** The committee’s decision stands on the checklist and is no evidence: it lacks nothing, and puts nothing in order. */
const isDecision = ({ name, status, gaps }: Element) =>
  name === committeeElement && gaps.length === 0 && status !== undefined && status !== 'NotApplicable';

const isApart = ({ status, gaps }: Element) => gaps.length === 0 && status === 'NotApplicable';

/** How many elements are in order, and how many were set apart as not applicable: one measure for checklist, agenda and minutes. */
export const countsOf = (elements: readonly Element[]): { inOrder: number; apart: number } => ({
  inOrder: elements.filter((one) => one.gaps.length === 0 && !isApart(one) && !isDecision(one)).length,
  apart: elements.filter(isApart).length,
});

/**
 * `11 elements: 6 in order, 1 not applicable, 4 with gaps, 2 of them expired`: the parts make up the whole. A committee’s
 * decision is a part of its own.
 */
export function elementWords(elements: readonly Element[]): string {
  const open = withGaps(elements);
  const { inOrder, apart } = countsOf(elements);
  const expired = open.filter(({ state, clock }) => clock === 'window' && state === 'Expired').length;
  const whole = count(elements.length, 'element');
  if (elements.length === 0) return whole;
  const parts = [
    `${formatNumber(inOrder)} in order`,
    ...(apart > 0 ? [`${formatNumber(apart)} not applicable`] : []),
    ...elements
      .filter(isDecision)
      .map(({ status }) => `committee decision ${spellOut(status ?? '').toLowerCase()}`),
    open.length > 0 ? `${formatNumber(open.length)} with gaps` : 'no gaps',
    ...(expired > 0 ? [`${formatNumber(expired)} of them expired`] : []),
  ];
  return `${whole}: ${parts.join(', ')}`;
}

/** What is not current of the evidence about sanctions: the gaps of that element, in words. */
export function sanctionsWords(elements: readonly Element[]): string[] {
  return elements
    .filter(({ name }) => name === sanctions.name)
    .flatMap(({ gaps }) => gaps.map(({ text }) => text));
}
