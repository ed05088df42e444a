import { holdSessionStorage, removeStored } from '@/lib/storage';
import {
  removeCredentials,
  keepCredentials,
  keptCredentials,
  removeActivity,
  noteActivity,
  type Credentials,
  type SessionUser,
  type SignInWay,
  type SignInWish,
} from './session-kept';
import { SessionTabs, type TabMessage } from './session-tabs';

/**
 * `active`: calls carry the token. `expired`: the service refused it or its time is over; calls wait until the same
 * user signs in again over the page. `locked`: the user was away; the page is covered, work under way goes on.
 */
export type SessionState =
  | { status: 'signed-out'; because?: EndReason | undefined }
  | {
      status: 'active' | 'expired' | 'locked';
      user: SessionUser;
      way: SignInWay;
      expiresAt?: string | undefined;
    };

/** `leave`: the user gave up a session that had ended or was locked. */
export type EndReason = 'user' | 'leave' | 'other-tab' | 'other-user';

interface Waiter {
  resolve(): void;
  reject(): void;
}

/**
 * The session of this tab: one token, who it belongs to, and the calls that wait for a new one. It knows nothing of
 * HTTP. The token is handed only to `client.ts` and never becomes part of `state`, which screens read.
 */
export class SessionStore {
  #state: SessionState = { status: 'signed-out' };
  #credentials: Credentials | undefined;
  #tabs: SessionTabs | undefined;
  #waiters = new Set<Waiter>();
  readonly #watchers = new Set<() => void>();
  readonly #senders = new Set<() => Promise<unknown>>();
  readonly #enders = new Set<(old: Credentials, because: EndReason, sent: Promise<unknown>) => void>();
  /** The present token and those before it of the same session. */
  readonly #tokens = new Set<string>();

  readonly state = (): SessionState => this.#state;

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** The present token; undefined when signed out. */
  token(): string | undefined {
    return this.#credentials?.token;
  }

  /** What the user asked for at the last sign-in of this session. */
  wish(): SignInWish | undefined {
    return this.#credentials?.wish;
  }

  /** Calls back right before a session ends, while calls still carry its token: to send what waits in the undo queue. */
  beforeEnd(sender: () => Promise<unknown>): () => void {
    this.#senders.add(sender);
    return () => this.#senders.delete(sender);
  }

  /**
   * Calls back whenever a session ends, with what it was: to end its token, once what was `sent` last has been
   * answered, and to empty every cache.
   */
  onEnd(ender: (old: Credentials, because: EndReason, sent: Promise<unknown>) => void): () => void {
    this.#enders.add(ender);
    return () => this.#enders.delete(ender);
  }

  /** Takes up the session that storage or another tab still holds, and listens to the other tabs from now on. */
  async start(): Promise<void> {
    const tabs = new SessionTabs();
    this.#tabs = tabs;
    tabs.listen(
      () => (this.#state.status === 'active' ? this.#credentials : undefined),
      (message) => this.#hear(message),
    );
    const credentials = keptCredentials() ?? (await tabs.ask());
    if (credentials && !this.#credentials) this.#take(credentials);
  }

  /**
   * A sign-in has succeeded. The same user goes on where they were: waiting calls are sent again. Another user
   * starts with nothing of the one before. Gives the credentials that were replaced and are still good, if any.
   */
  begin(credentials: Credentials): Credentials | undefined {
    const old = this.#credentials;
    const same = old !== undefined && sameUser(old.user, credentials.user);
    const ended = this.#state.status === 'expired';
    if (old && !same) this.#finish('other-user');
    noteActivity();
    this.#take(credentials);
    this.#tabs?.tell({ type: 'signed-in', credentials });
    return same && !ended ? old : undefined;
  }

  /** The token's time is over, or the service refused `refused`. Nothing happens when that token is not in use. */
  expire(refused = this.#credentials?.token): void {
    if (this.#state.status === 'active' && refused === this.#credentials?.token) this.#set('expired');
  }

  /**
   * Covers the page in every tab. The token leaves storage, so that a reload does not uncover it, and what was typed leaves
   * it for memory: who sits there now may look into the browser's storage.
   */
  lock(): void {
    if (this.#state.status === 'signed-out') return;
    this.#tabs?.tell({ type: 'locked', email: this.#state.user.email });
    this.#lockHere();
  }

  /** Ends the session in every tab. */
  end(because: EndReason): void {
    this.#tabs?.tell({ type: 'signed-out' });
    this.#finish(because);
  }

  /**
   * Waits until there is another token than the one that was refused.
   * Rejects when the session ends instead, another user signs in, or `signal` aborts.
   */
  waitForSignIn(refused: string, signal?: AbortSignal | null): Promise<void> {
    // A refusal that comes late, when somebody else is signed in, is of a call that is not theirs.
    if (!this.#tokens.has(refused)) return Promise.reject(new Error('signed out'));
    if (this.#credentials?.token !== refused) return Promise.resolve();
    this.expire(refused);
    return new Promise((resolve, reject) => {
      const waiter = { resolve, reject: () => reject(new Error('signed out')) };
      this.#waiters.add(waiter);
      signal?.addEventListener(
        'abort',
        () => {
          this.#waiters.delete(waiter);
          waiter.reject();
        },
        { once: true },
      );
    });
  }

  /** Stops listening to other tabs. */
  close(): void {
    this.#tabs?.close();
  }

  #hear(message: TabMessage): void {
    if (message.type === 'signed-out') return this.#finish('other-tab');
    if (this.#state.status === 'signed-out') {
      // A tab that was busy when it was asked. Who has signed out here since does not want its answer any more.
      if (message.type === 'here' && !this.#state.because) this.#take(message.credentials);
      return;
    }
    if (message.type === 'locked' && sameUser(this.#state.user, message)) this.#lockHere();
    if (message.type !== 'signed-in' || !sameUser(this.#state.user, message.credentials.user)) return;
    // A message about the token that is in use here is late: it may not undo a lock or an end that came after it.
    if (message.credentials.token !== this.#credentials?.token) this.#take(message.credentials);
  }

  #take(credentials: Credentials): void {
    this.#credentials = credentials;
    this.#tokens.add(credentials.token);
    holdSessionStorage(false);
    keepCredentials(credentials);
    this.#set('active');
    this.#endWaiting((waiter) => waiter.resolve());
  }

  #lockHere(): void {
    removeCredentials();
    holdSessionStorage(true);
    this.#set('locked');
  }

  #finish(because: EndReason): void {
    const old = this.#credentials;
    if (!old) return;
    const sent = Promise.allSettled([...this.#senders].map((send) => send()));
    this.#credentials = undefined;
    this.#tokens.clear();
    holdSessionStorage(false);
    removeCredentials();
    removeActivity();
    removeStored('local', 'draft');
    removeStored('session', '');
    this.#state = { status: 'signed-out', because };
    this.#endWaiting((waiter) => waiter.reject());
    for (const ender of this.#enders) ender(old, because, sent);
    this.#announce();
  }

  #set(status: 'active' | 'expired' | 'locked'): void {
    if (!this.#credentials) return;
    const { user, way, expiresAt } = this.#credentials;
    this.#state = { status, user, way, expiresAt };
    this.#announce();
  }

  #endWaiting(each: (waiter: Waiter) => void): void {
    const waiters = this.#waiters;
    this.#waiters = new Set();
    for (const waiter of waiters) each(waiter);
  }

  #announce(): void {
    for (const watcher of this.#watchers) watcher();
  }
}

function sameUser(one: { email: string }, other: { email: string }): boolean {
  return one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase();
}

/** The session of this tab. */
export const session = new SessionStore();
