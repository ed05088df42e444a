import { onDeleted } from '@/lib/deleted';
import { readStored, writeStored } from '@/lib/storage';
import { createStore } from '@/lib/store';

/** Something that the service does by itself and that is followed until it ends. */
export interface Job {
  /** Milliseconds of the local clock: polling must not follow a service clock that jumps. */
  startedAt: number;
  /** `gone`: what it was about no longer exists. */
  state: 'running' | 'ended' | 'gone';
  status?: string | undefined;
  /** Whose it is, where that is a provider. */
  providerId?: string | undefined;
  /** The provider was deleted, and it with them. */
  isDeleted?: boolean | undefined;
  /** Why the last read failed; polling goes on. */
  trouble?: { title: string; correlationId?: string | undefined } | undefined;
}

/** Ended ones are kept for the list in the top bar, the newest only. */
const mostEnded = 20;

interface Kind<One extends Job> {
  /** Under which they lie in the storage of this tab. */
  name: string;
  /** What tells jobs apart: the texts by which each is about something of its own. */
  parts: readonly (keyof One & string)[];
}

/** The followed jobs of one kind, the newest first. They are kept through navigation and reloads of this tab. */
export class JobStore<One extends Job> {
  /** All of them, for `useStore`. */
  readonly store = createStore<readonly One[]>([]);

  constructor(private kind: Kind<One>) {
    onDeleted((id) => {
      const gone = { state: 'gone', isDeleted: true } as Partial<One>;
      this.change(this.jobs().flatMap((job) => (job.providerId === id ? [[job, gone] as const] : [])));
    });
  }

  readonly jobs = this.store.get;

  get name(): string {
    return this.kind.name;
  }

  /** What a job is about; the same as long as it is about the same. */
  subject(job: One): string {
    return this.kind.parts.map((part) => String(job[part])).join('/');
  }

  /** Puts jobs first; a job about the same is replaced. */
  add(added: readonly One[]): void {
    const subjects = new Set(added.map((job) => this.subject(job)));
    this.set([...added, ...this.jobs().filter((job) => !subjects.has(this.subject(job)))]);
  }

  /**
   * Changes jobs, all at once: keeping them takes the longer the more are followed. One that was replaced or removed meanwhile
   * is left out. Gives those that were changed, in the order of the changes.
   */
  change(changes: readonly (readonly [job: One, change: Partial<One>])[]): One[] {
    if (changes.length === 0) return [];
    const all = [...this.jobs()];
    // The first of those about the same, as it stands last here.
    const places = new Map(all.map((job, index) => [this.subject(job), index] as const).toReversed());
    const changed: One[] = [];
    for (const [job, change] of changes) {
      const place = places.get(this.subject(job));
      const found = place === undefined ? undefined : all[place];
      if (place === undefined || !found || found.startedAt !== job.startedAt) continue;
      const next = { ...found, ...change };
      all[place] = next;
      changed.push(next);
    }
    if (changed.length > 0) this.set(all);
    return changed;
  }

  clearEnded(): void {
    this.set(this.jobs().filter((job) => job.state === 'running'));
  }

  /** Takes up what this tab was following before it was loaded again. */
  restore(): void {
    const stored = readStored('session', this.kind.name);
    this.store.set(Array.isArray(stored) ? stored.filter((value): value is One => this.isJob(value)) : []);
  }

  private set(next: readonly One[]): void {
    const ended = next.filter((job) => job.state !== 'running').slice(0, mostEnded);
    const kept = next.filter((job) => job.state === 'running' || ended.includes(job));
    writeStored('session', this.kind.name, kept.length > 0 ? kept : undefined);
    this.store.set(kept);
  }

  private isJob(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return false;
    const job = value as Record<string, unknown>;
    return (
      this.kind.parts.every((part) => typeof job[part] === 'string') &&
      typeof job.startedAt === 'number' &&
      typeof job.state === 'string' &&
      ['running', 'ended', 'gone'].includes(job.state)
    );
  }
}

/** More that end together than this are told in one notice. */
export const fewAtOnce = 3;

/**
 * Which ended jobs to tell about now. Those asked for together, when they are many, wait for the last of them, so that
 * they make one notice and not a heap.
 */
export function jobsToTell<One extends Job>(ended: readonly One[], all: readonly One[]): One[] {
  return [...new Set(ended.map((job) => job.startedAt))].flatMap((startedAt) => {
    const together = all.filter((job) => job.startedAt === startedAt);
    if (together.length <= fewAtOnce) return ended.filter((job) => job.startedAt === startedAt);
    return together.some((job) => job.state === 'running') ? [] : together;
  });
}
