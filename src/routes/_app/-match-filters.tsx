import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { datasetName } from '@/lib/dataset-names';
import { formatNumber } from '@/lib/words';
import { matchAggregationsOptions } from '@/queries/matches';
import { activeFilters } from '@/table/list-spec';
import { useListSearch } from '@/table/use-list-search';
import { Button } from '@/ui/button';
import { NativeSelect } from '@/ui/native-select';
import { matchList } from './-match-list';
import classes from './-matches.module.css';

const views = [
  { value: '', label: 'Need a decision' },
  { value: 'Accept', label: 'Accepted' },
  { value: 'Reject', label: 'Rejected' },
  { value: 'old', label: 'With old ones' },
];

/** Narrows the queue; a chosen filter stands in the address. */
export function MatchFilters() {
  const { search, set, clearFilters } = useListSearch(matchList);
  const { data } = useQuery({ ...matchAggregationsOptions(), retry: false });
  const counts = data?.userActionNeeded?.aggregations ?? {};
  const types = [...new Set([...Object.keys(counts), ...(search.types ?? [])])].toSorted((one, other) =>
    datasetName(one).localeCompare(datasetName(other)),
  );
  const pick = (name: string) => (value: string) => set({ [name]: value ? [value] : undefined });
  return (
    <search className={classes.filters} aria-label="Find matches">
      <NameFilter
        key={search.entityName ?? ''}
        value={search.entityName ?? ''}
        onChange={(entityName) => set({ entityName: entityName || undefined }, { replace: true })}
      />
      <NativeSelect
        label="Dataset"
        labelHidden
        value={search.types?.[0] ?? ''}
        onChange={pick('types')}
        options={[
          { value: '', label: 'Any dataset' },
          ...types.map((type) => ({
            value: type,
            label: `${datasetName(type)}${counts[type] ? ` (${formatNumber(counts[type])})` : ''}`,
          })),
        ]}
      />
      <NativeSelect
        label="Relevance"
        labelHidden
        value={search.matchRelevance?.[0] ?? ''}
        onChange={pick('matchRelevance')}
        options={[
          { value: '', label: 'Any relevance' },
          ...['High', 'Medium', 'Low'].map((value) => ({ value, label: value })),
        ]}
      />
      <NativeSelect
        label="Show"
        labelHidden
        value={search.includeOldMatches ? 'old' : (search.userActionResolution ?? '')}
        onChange={(value) =>
          set({
            includeOldMatches: value === 'old' ? true : undefined,
            userActionResolution: value && value !== 'old' ? value : undefined,
          })
        }
        options={views}
      />
      {activeFilters(matchList.filters, search).length > 0 && (
        <Button size="xs" variant="subtle" onClick={clearFilters}>
          Clear filters
        </Button>
      )}
    </search>
  );
}

const pauseMs = 300;

/** Asks once typing pauses, not with every letter. */
function NameFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `onChange` is another one with every drawing
  }, [typed, value]);
  return (
    <input
      type="search"
      className={classes.search}
      aria-label="Name of provider or facility"
      placeholder="Provider or facility"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
