import type { ReactNode } from 'react';
import type { LicenseVerificationResult } from '@/api/models';
import { differingRanges } from '@/lib/names';
import { textOf } from '@/lib/words';
import type { EvidenceCell, EvidenceRow } from '@/review/evidence-grid';
import { Highlighted } from '@/review/highlighted';
import type { Comparison } from '@/review/marks';
import { Dash } from '@/ui/dash';
import { Mono, Verbatim } from '@/ui/text';

interface Field {
  id: string;
  label: string;
  onFile: string | undefined;
  /** What stands behind the value on file, such as how near a date is. */
  after?: string | undefined;
  given: (result: LicenseVerificationResult) => string | undefined;
  compare: (given: string | undefined) => Comparison;
  /** How both sides are shown. */
  format?: (text: string) => string;
  mono?: boolean;
  /** What stands around the words of either side, such as the look of a status; `text` is what they are. */
  around?: (text: string, words: ReactNode, isGiven: boolean) => ReactNode;
}

/** A field whose values are texts or dates. */
export function fieldRow(results: readonly LicenseVerificationResult[], field: Field): EvidenceRow {
  const { id, label, after, given, compare, format = String, mono } = field;
  const around = field.around ?? ((_text, words) => words);
  const onFile = textOf(field.onFile);
  return {
    id,
    label,
    onFile: onFile ? (
      <>
        {around(onFile, mono ? <Mono>{onFile}</Mono> : <Verbatim>{format(onFile)}</Verbatim>, false)}
        {after && <span className="mute"> {after}</span>}
      </>
    ) : (
      <Dash />
    ),
    cells: results.map((result): EvidenceCell => {
      const text = textOf(given(result));
      const comparison = compare(text);
      if (!text) return { comparison, content: <Dash /> };
      const shown = format(text);
      const marked = text === shown ? comparison : inShown(comparison, shown, format(onFile));
      const words = <Highlighted text={shown} comparison={marked} mono={mono} />;
      return { comparison, content: around(text, words, true) };
    }),
  };
}

/** Highlights belong to the text that was compared; where another form of it is shown, they are found anew in that. */
function inShown(comparison: Comparison, shown: string, onFile: string): Comparison {
  if (comparison.mark !== 'differs') return comparison;
  const ranges = differingRanges(shown, onFile);
  return { ...comparison, ranges: ranges.length > 0 ? ranges : [[0, shown.length]] };
}
