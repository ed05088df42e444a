import type { CredentialingRequest } from '@/api/models';
import { now } from '@/lib/clock';
import { datasetName } from '@/lib/dataset-names';
import { instant } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import type { ChecklistTemplates } from './checklist-templates';
import { listsAsked } from './element-rules';
import { elementsOf, type Element } from './evidence';
import type { Held } from './held';
import { isOver } from './request-words';
import { standardChecklist } from './standard-checklist';
import { evidenceWindow, windowWords } from './window';

interface Options {
  windowDays: number;
  templates: ChecklistTemplates;
  /** The instant that counts as now, in milliseconds; the service's own time when left out. */
  from?: number | undefined;
}

/**
 * When the evidence of a request has to count, in milliseconds: the moment of the decision for one that is over
 * (rules.md 17.5), else now.
 */
export function decidedAt(request: CredentialingRequest, from: number = now()): number {
  const last = request.currentEvent ?? request.allEvents?.at(-1);
  return (isOver(request) ? instant(last?.timestamp) : undefined) ?? from;
}

/**
 * The elements of a request: those of its checklist, or of the standard one where it has none. Every count of gaps is a
 * count of these, so that it is the same on the request, in the dialog that completes it and in the packet.
 */
export function requestElements(
  request: CredentialingRequest,
  held: Held | undefined,
  { windowDays, templates, from }: Options,
): Element[] {
  const at = decidedAt(request, from);
  const items = request.checklist?.items ?? [];
  if (items.length > 0) return elementsOf(items, held, { windowDays, from: at, request });
  if (!held) return [];
  return standardChecklist(held, request, { windowDays, from: at, templates }).map(({ element }) => element);
}

/** The elements that have gaps; what counts as one gap is an element, whatever it lacks. */
export function withGaps(elements: readonly Element[]): Element[] {
  return elements.filter(({ gaps }) => gaps.length > 0);
}

/** `11 elements: 6 in order, 1 not applicable, 4 with gaps, 2 of them expired`: the parts make up the whole. */
export function elementWords(elements: readonly Element[]): string {
  const open = withGaps(elements);
  const apart = elements.filter(({ status, gaps }) => gaps.length === 0 && status === 'NotApplicable').length;
  const expired = open.filter(({ state }) => state === 'Expired').length;
  const whole = count(elements.length, 'element');
  if (elements.length === 0) return whole;
  const parts = [
    `${formatNumber(elements.length - open.length - apart)} in order`,
    ...(apart > 0 ? [`${formatNumber(apart)} not applicable`] : []),
    open.length > 0 ? `${formatNumber(open.length)} with gaps` : 'no gaps',
    ...(expired > 0 ? [`${formatNumber(expired)} of them expired`] : []),
  ];
  return `${whole}: ${parts.join(', ')}`;
}

/**
 * What is missing of the evidence about sanctions: each list that everybody is searched in and that no element was, or
 * longer ago than evidence counts. `from` is an instant in milliseconds.
 */
export function sanctionsGaps(elements: readonly Element[], windowDays: number, from?: number): string[] {
  const scans = elements.flatMap(({ evidence }) => evidence).filter(({ kind }) => kind === 'datasetScans');
  return listsAsked.flatMap((list) => {
    const newest = scans
      .flatMap(({ type, verifiedAt }) => (type === list ? (verifiedAt ?? []) : []))
      .toSorted()
      .at(-1);
    if (!newest) return [`${datasetName(list)}: not searched`];
    const window = evidenceWindow(newest, windowDays, from);
    return window.state === 'Expired' ? [`${datasetName(list)}: ${windowWords(window)}`] : [];
  });
}
