import type { CredentialingRequest } from '@/api/models';
import { fetchAllPages, type FetchPage, type FetchProgress } from '@/api/paging';
import { auditFile, eventsOf, type AuditFile, type AuditWindow } from './-file';
import { drawSample, sampleSize, type SampleRule, type SampleSize } from './-sample';

export interface AuditQuestion extends AuditWindow {
  seed: string;
  /** Of whom; of both when left out. */
  about?: 'Provider' | 'Facility' | undefined;
  /** By which rule it is drawn: that of the settings when left out. */
  by?: '8-30' | undefined;
}

export interface Audit {
  question: AuditQuestion;
  rule: SampleRule;
  size: SampleSize;
  files: readonly AuditFile[];
}

/** How far the reading is: first every completed request, then the events of those that were drawn. */
export type AuditProgress = { stage: 'requests' | 'events' } & FetchProgress;

interface Source {
  fetchPage: FetchPage<CredentialingRequest>;
  readRequest: (id: string) => Promise<CredentialingRequest>;
}

/**
 * Reads every request that was completed in the window, draws the sample, and reads the events of the drawn files where
 * the list did not tell them. Throws `ApiError` when anything cannot be read: a sample of half a population is none.
 */
export async function readAudit(
  question: AuditQuestion,
  rule: SampleRule,
  { fetchPage, readRequest }: Source,
  signal: AbortSignal,
  onProgress: (progress: AuditProgress) => void,
): Promise<Audit> {
  const population: AuditFile[] = [];
  const progress = (now: FetchProgress) => onProgress({ stage: 'requests', ...now });
  for await (const items of fetchAllPages({
    fetchPage,
    signal,
    onProgress: progress,
    keyOf: ({ id }) => id,
  })) {
    population.push(...items.flatMap((request) => auditFile(request, question) ?? []));
  }
  const drawn = await drawSample(population, question.seed, rule);
  const files: AuditFile[] = [];
  for (const file of drawn) {
    onProgress({ stage: 'events', loaded: files.length, total: drawn.length });
    // oxlint-disable-next-line no-await-in-loop -- most lists tell the events; the others are few and read in turn
    files.push(file.events ? file : { ...file, events: eventsOf(await readRequest(file.id)) });
  }
  return { question, rule, size: sampleSize(population, rule), files };
}
