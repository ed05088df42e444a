import { useMemo } from 'react';
import { mayTreat, type MayTreat, type TreatQuestion } from '@/domain/may-treat';
import { useProgram } from './use-program';
import type { Collection, Entry } from '@/info/definition';
import { certificates } from '@/info/provider/certificates';
import { dea } from '@/info/provider/dea';
import { liabilityInsurances } from '@/info/provider/liability-insurances';
import { localDay } from '@/lib/dates';
import { useSetting } from '@/ui/settings';

type Entries = readonly Entry[] | undefined;

/** What a file says, as far as the answer rests on it; undefined where a part could not be read. */
export interface TreatFile extends Pick<
  TreatQuestion,
  'provider' | 'licenses' | 'scans' | 'hasMoreScans' | 'committee' | 'recorded'
> {
  /** The entries of a collection of info; the function stays the same for as long as they do. */
  entries: (collection: Collection) => Entries;
}

/**
 * Whether a provider may treat today, and where, by a file and by what the organization has settled: its program, how long a
 * search of a list counts, and words of boards. Undefined until the file is read.
 */
export function useMayTreat(file: Partial<TreatFile>, isRead: boolean): MayTreat | undefined {
  const { provider, licenses, scans, hasMoreScans, entries, committee, recorded } = file;
  const program = useProgram();
  const { lists } = program;
  const listClock = useSetting('listClock');
  const settled = useSetting('boardWords');
  const day = localDay();
  const windowDays = program.windowDays(day);
  return useMemo(() => {
    if (!isRead || !provider || !licenses) return undefined;
    return mayTreat({
      day,
      provider,
      licenses,
      scans,
      hasMoreScans,
      insurances: entries?.(liabilityInsurances),
      deaRegistrations: entries?.(dea),
      certificates: entries?.(certificates),
      committee,
      recorded,
      lists,
      listClock,
      windowDays,
      settled,
    });
  }, [
    isRead,
    day,
    provider,
    licenses,
    scans,
    hasMoreScans,
    entries,
    committee,
    recorded,
    lists,
    listClock,
    windowDays,
    settled,
  ]);
}
