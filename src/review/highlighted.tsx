import { Mono, Verbatim } from '@/ui/text';
import type { Comparison } from './marks';

interface HighlightedProps {
  text: string;
  comparison?: Comparison | undefined;
  mono?: boolean | undefined;
}

/** A given text, its differing parts highlighted, and by how far a date is off behind it. */
export function Highlighted({ text, comparison, mono = false }: HighlightedProps) {
  const ranges = comparison?.mark === 'differs' ? (comparison.ranges ?? [[0, text.length] as const]) : [];
  const parts = [];
  let index = 0;
  for (const [start, end] of ranges) {
    if (start > index) parts.push(text.slice(index, start));
    parts.push(<mark key={start}>{text.slice(start, end)}</mark>);
    index = end;
  }
  parts.push(text.slice(index));
  const gap = comparison?.mark === 'differs' ? comparison.why : undefined;
  const shown = <Verbatim>{parts}</Verbatim>;
  return (
    <>
      {mono ? <Mono>{shown}</Mono> : shown}
      {gap && <span className="mute"> {gap}</span>}
    </>
  );
}
