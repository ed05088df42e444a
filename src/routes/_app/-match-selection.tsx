import { useState } from 'react';
import { useWriteBlocked } from '@/api/permissions';
import type { DatasetMatch } from '@/api/models';
import { count, formatNumber } from '@/lib/words';
import { widestPage } from '@/queries/filters';
import type { Resolution } from '@/review/match-decision';
import { collectAll, type Selection } from '@/table/bulk-selection';
import { filterWords } from '@/table/list-spec';
import { Button } from '@/ui/button';
import { MatchBulk } from './-match-bulk';
import { matchList, matchQueuePages, type MatchQuestion } from './-match-list';
import classes from './-matches.module.css';

interface MatchSelectionProps {
  question: MatchQuestion;
  rows: readonly DatasetMatch[];
  selected: ReadonlySet<string>;
  total: number | undefined;
  onClear: () => void;
}

const idOf = ({ id }: DatasetMatch) => id ?? '';

/** What can be done with the selected matches, or with all that match. */
export function MatchSelection({ question, rows, selected, total, onClear }: MatchSelectionProps) {
  const blocked = useWriteBlocked('Datasets');
  const [resolution, setResolution] = useState<Resolution>();
  const [all, setAll] = useState(false);
  const amount = all ? total : selected.size;
  const filters = all ? filterWords(matchList.filters, question) : '';
  const words = amount === undefined ? 'all that match' : count(amount, 'match', 'matches');
  const selection: Selection<DatasetMatch> = {
    count: amount,
    all,
    words: filters ? `${words} (${filters})` : words,
    collect: async (signal, onProgress) =>
      all
        ? collectAll(matchQueuePages(question, widestPage), idOf, signal, onProgress)
        : rows.filter((row) => selected.has(idOf(row))),
  };
  const close = () => {
    setResolution(undefined);
    onClear();
  };
  return (
    <div className={classes.selection} role="group" aria-label="Selected matches">
      <span>{all ? `${words} selected` : `${formatNumber(selected.size)} selected`}</span>
      {!all && total !== undefined && total > selected.size && (
        <Button size="xs" variant="subtle" onClick={() => setAll(true)}>
          Select all {formatNumber(total)}
        </Button>
      )}
      {(['Reject', 'Accept'] as const).map((one) => (
        <Button
          key={one}
          size="xs"
          variant="default"
          disabled={Boolean(blocked)}
          title={blocked}
          onClick={() => setResolution(one)}
        >
          {one}
        </Button>
      ))}
      <Button size="xs" variant="subtle" onClick={onClear}>
        Clear
      </Button>
      {blocked && <span className={classes.sub}>{blocked}</span>}
      {resolution && <MatchBulk resolution={resolution} selection={selection} onClose={close} />}
    </div>
  );
}
