import type { PayerColumn, PayerColumnSet } from '@/domain/payer-roster';
import { payerField } from '@/domain/payer-roster-fields';
import { startSets } from '@/domain/payer-roster-starts';
import { recordOf } from '@/lib/values';
import { textOf } from '@/lib/words';
import { setSetting, useOwnSetting, useSetting } from '@/ui/settings';

/** A payer's columns stand among the column sets of rosters, so that they are shared with those: by the payer's id. */
const keyOf = (payerId: string) => `payer/${payerId}`;

/** A set as it is kept, with the payer's name for whoever sees it elsewhere; undefined for what is none. */
export function readPayerSet(text: string | undefined): PayerColumnSet | undefined {
  if (!text) return undefined;
  try {
    const { columns, dates } = recordOf(JSON.parse(text));
    const known = (Array.isArray(columns) ? columns : []).flatMap((column): PayerColumn[] => {
      const { heading, field, isRequired } = recordOf(column);
      if (!textOf(heading) || !payerField(textOf(field))) return [];
      return [
        { heading: textOf(heading), field: textOf(field), ...(isRequired === true && { isRequired: true }) },
      ];
    });
    return known.length > 0 ? { columns: known, dates: dates === 'iso' ? 'iso' : 'us' } : undefined;
  } catch {
    return undefined;
  }
}

/** The columns that a payer wants: what was saved for it, one's own or shared; else the first start set. */
export function usePayerSet(payerId: string): { set: PayerColumnSet; isSaved: boolean } {
  const text = useSetting('rosterColumnSets')[keyOf(payerId)];
  const saved = readPayerSet(text);
  const [first = { columns: [], dates: 'us' as const }] = startSets;
  return { set: saved ?? first, isSaved: saved !== undefined };
}

/** Gives what saves the columns of a payer among one's own column sets. */
export function useSavePayerSet(payerId: string, payer: string): (set: PayerColumnSet) => void {
  const mine = useOwnSetting('rosterColumnSets');
  return ({ columns, dates }) =>
    setSetting('rosterColumnSets', {
      ...mine,
      [keyOf(payerId)]: JSON.stringify({ payer, columns, dates }),
    });
}

/** Why columns cannot be saved so, in a sentence; undefined where they can. */
export function faultOf(columns: readonly PayerColumn[]): string | undefined {
  if (columns.length === 0) return 'A roster has one column at least.';
  if (columns.some(({ heading }) => heading.trim() === '')) return 'Each column needs a heading.';
  const headings = columns.map(({ heading }) => heading.trim().toLowerCase());
  const twice = columns.find((_, at) => headings.indexOf(headings[at] ?? '') !== at);
  return twice && `Two columns are called ${twice.heading.trim()}.`;
}
