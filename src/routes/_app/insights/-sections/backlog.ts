import { openStatuses } from '@/features/credentialing/request-statuses';
import type { RequestFact } from '../-requests';

/** Ages in whole days, both included. */
export const ages = [
  { key: '0-7', label: 'Up to 7 days', from: 0, to: 7 },
  { key: '8-14', label: '8 to 14 days', from: 8, to: 14 },
  { key: '15-30', label: '15 to 30 days', from: 15, to: 30 },
  { key: '31-60', label: '31 to 60 days', from: 31, to: 60 },
  { key: '61-90', label: '61 to 90 days', from: 61, to: 90 },
  { key: '91', label: 'Over 90 days', from: 91, to: Infinity },
] as const;

/** Those whose date of creation nobody knows. */
export const noAge = { key: 'undated', label: 'Without a date of creation' } as const;

export interface AgeRow {
  key: string;
  label: string;
  self: number;
  cvo: number;
  /** Of those too whose mode the service does not say. */
  all: number;
}

export interface StatusRow {
  status: string;
  amount: number;
  /** In days; undefined where none has a date. */
  oldest: number | undefined;
}

export interface Backlog {
  byAge: AgeRow[];
  byStatus: StatusRow[];
  oldest: RequestFact | undefined;
  /** Without a date of creation. */
  undated: number;
}

/** The row that an open request is counted in, by its age. */
export const ageOf = ({ days }: RequestFact) =>
  days === undefined ? noAge.key : ages.find(({ to }) => Math.floor(days) <= to)?.key;

/** Open requests by their age and by their status. */
export function backlogOf(facts: readonly RequestFact[]): Backlog {
  const rows = ages.map(({ key, label }): AgeRow => ({ key, label, self: 0, cvo: 0, all: 0 }));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const statuses = new Map<string, StatusRow>(
    openStatuses.map((status) => [status, { status, amount: 0, oldest: undefined }]),
  );
  let oldest: RequestFact | undefined;
  let undated = 0;
  for (const fact of facts) {
    const row = byKey.get(ageOf(fact) ?? '');
    if (row) {
      row.all += 1;
      if (fact.mode === 'self') row.self += 1;
      if (fact.mode === 'cvo') row.cvo += 1;
    } else undated += 1;
    const status = statuses.get(fact.status) ?? { status: fact.status, amount: 0, oldest: undefined };
    status.amount += 1;
    if (fact.days !== undefined) status.oldest = Math.max(status.oldest ?? 0, fact.days);
    statuses.set(fact.status, status);
    if ((fact.days ?? -1) > (oldest?.days ?? -1)) oldest = fact;
  }
  return {
    byAge: rows,
    byStatus: [...statuses.values()].filter(({ amount }) => amount > 0),
    oldest,
    undated,
  };
}

/** The open requests behind a figure, such as `31-60` or `31-60|self`, the oldest first. */
export function agedRequests(facts: readonly RequestFact[], rows: string): RequestFact[] {
  const [age, mode] = rows.split('|');
  return facts
    .filter((fact) => ageOf(fact) === age && (!mode || fact.mode === mode))
    .toSorted((one, other) => (other.days ?? 0) - (one.days ?? 0));
}
