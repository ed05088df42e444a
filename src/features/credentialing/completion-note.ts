import type { ChecklistItemRequest, CredentialingRequest } from '@/api/models';
import { sentence, sentences } from '@/lib/sentences';
import { count } from '@/lib/words';
import { type Element, gapWords } from '@/domain/evidence/types';

/** What stands in the way of a completion. */
export interface Completion {
  /** The elements that have gaps, each under the key of its reason. */
  gaps: readonly { key: string; element: Element }[];
  /** What is not current of the evidence about sanctions, in words. */
  sanctions: readonly string[];
  /** What makes the file not clean, in words. */
  findings: readonly string[];
  /** An exclusion or sanction in force is among them. */
  isExcluded: boolean;
  /** All elements, for what closes their gaps. */
  elements: readonly Element[];
  /** Whom the request is about: typed where sanctions evidence is not current. */
  name: string;
  /** The request as it was read, with the standard elements where it had no checklist: the decision keeps them. */
  standard?: { request: CredentialingRequest; items: ChecklistItemRequest[] } | undefined;
}

/** A gap that stays when a request is completed, and why. */
interface Exception {
  element: Pick<Element, 'name' | 'gaps'>;
  reason: string;
}

const before = ' Reason: ';
const start = (name: string) => `- ${name}: `;
const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/**
 * The note of the event that completes a request: what was typed, then each gap with its reason, and what was not
 * current of the evidence about sanctions, and what makes the file not clean. Undefined where there is nothing to say.
 */
export function completionNote(
  typed: string | undefined,
  exceptions: readonly Exception[],
  sanctions: readonly string[],
  { findings = [], isExcluded = false }: Partial<Pick<Completion, 'findings' | 'isExcluded'>> = {},
): string | undefined {
  const gaps = exceptions.map(
    ({ element: { name, gaps: missing }, reason }) =>
      `${start(inOneLine(name))}${sentence(gapWords(missing))}${before}${inOneLine(reason)}`,
  );
  const parts = [
    typed,
    gaps.length > 0 && [`Completed with ${count(gaps.length, 'gap')}:`, ...gaps].join('\n'),
    findings.length > 0 && sentences(['Not a clean file', ...findings]),
    sanctions.length > 0 &&
      sentences([
        `Completed ${isExcluded ? 'although excluded' : 'without current evidence on sanctions'}`,
        ...sanctions,
      ]),
  ];
  return parts.filter(Boolean).join('\n\n') || undefined;
}

/**
 * The reasons that such a note gives for elements, by their names, one for each; undefined for one of which it gives none. Of
 * several of one name each has the line that tells its own gaps, else the next one that is left, as they stand in one order.
 */
export function reasonsIn(
  note: string | undefined,
  elements: readonly Pick<Element, 'name' | 'gaps'>[],
): (string | undefined)[] {
  const left = (note ?? '').split('\n').filter((line) => line.startsWith('- ') && line.includes(before));
  const take = (beginning: string): string | undefined => {
    const at = left.findIndex((line) => line.startsWith(beginning));
    const [line] = at < 0 ? [] : left.splice(at, 1);
    return line?.slice(line.indexOf(before) + before.length);
  };
  const exact = elements.map(({ name, gaps }) =>
    take(`${start(inOneLine(name))}${sentence(gapWords(gaps))}${before}`),
  );
  return elements.map(({ name }, index) => exact[index] ?? take(start(inOneLine(name))));
}
