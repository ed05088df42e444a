import type { EventLogEntry } from '@/api/models';
import { fetchAllPages, type FetchPage, type FetchProgress } from '@/api/paging';
import { drawSample } from '../-sample';
import { audited, factChange, type AuditedChange, type ChangeReads, type FactChange } from './changes';

/** What is audited: a calendar year, how many changes, and the seed that draws the same ones again. */
export interface IntegrityQuestion {
  year: number;
  size: number;
  seed: string;
}

export interface IntegrityAudit {
  question: IntegrityQuestion;
  /** How many changes the log tells of the year. */
  population: number;
  /** In the order of time. */
  changes: readonly AuditedChange[];
}

/** How far the reading is: first the log of the year, then what belongs to the changes that were drawn. */
export type IntegrityProgress = { stage: 'log' | 'changes' } & FetchProgress;

/**
 * Reads every change of a year from the event log, draws the sample, and reads what is known about each drawn change.
 * Throws `ApiError` when the log cannot be read: a sample of half a year is none.
 */
export async function readIntegrity(
  question: IntegrityQuestion,
  fetchPage: FetchPage<EventLogEntry>,
  reads: ChangeReads,
  signal: AbortSignal,
  onProgress: (progress: IntegrityProgress) => void,
): Promise<IntegrityAudit> {
  const population: FactChange[] = [];
  for await (const page of fetchAllPages({
    fetchPage,
    signal,
    keyOf: ({ id }) => id,
    onProgress: (progress) => onProgress({ stage: 'log', ...progress }),
  })) {
    for (const entry of page) {
      const change = factChange(entry);
      if (change) population.push(change);
    }
  }
  const { size, seed } = question;
  const drawn = await drawSample(population, seed, { sampleRate: 100, most: size, least: 0 });
  const changes: AuditedChange[] = [];
  for (const change of drawn) {
    signal.throwIfAborted();
    onProgress({ stage: 'changes', loaded: changes.length, total: drawn.length });
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the service is not overrun
    changes.push(await audited(change, reads));
  }
  return {
    question,
    population: population.length,
    changes: changes.toSorted((one, other) => (key(one) < key(other) ? -1 : 1)),
  };
}

const key = ({ at, id }: FactChange) => `${at} ${id}`;
