import { config } from '@/config';
import { storageKey } from '@/lib/storage';
import { isCredentials, type Credentials } from './session-kept';

/** What tabs of one browser tell each other. It stays inside this origin and is written nowhere. */
export type TabMessage =
  | { type: 'hello'; from: string }
  | { type: 'here'; to: string; credentials: Credentials }
  | { type: 'signed-in'; credentials: Credentials }
  | { type: 'locked'; email: string }
  | { type: 'signed-out' };

/** How long a new tab waits for another one to hand it the session, in milliseconds. */
const patience = 120;

/**
 * Talk between the tabs of this console and environment. A row opened in a new tab has to be signed in, yet a token
 * that the browser must forget when it closes may not lie in local storage: so the new tab asks the ones that live.
 */
export class SessionTabs {
  readonly #me = crypto.randomUUID();
  /** A tab in which the address was still a demo hands its session to none in which it is live by now. */
  readonly #channel =
    typeof BroadcastChannel === 'undefined'
      ? undefined
      : new BroadcastChannel(storageKey(config().demo ? 'demo-session' : 'session'));

  /** Answers tabs that ask for the session, and calls back for every other message that is meant for this one. */
  listen(ourCredentials: () => Credentials | undefined, heard: (message: TabMessage) => void): void {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isMessage(data)) return;
      if (data.type === 'here' && data.to !== this.#me) return;
      if (data.type !== 'hello') return heard(data);
      const credentials = ourCredentials();
      if (credentials) this.tell({ type: 'here', to: data.from, credentials });
    });
  }

  tell(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }

  /** Asks the other tabs for a session; undefined when none answers in time. Who listens hears of it also later. */
  async ask(): Promise<Credentials | undefined> {
    const channel = this.#channel;
    if (!channel) return undefined;
    return new Promise((resolve) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data) && data.type === 'here' && data.to === this.#me) finish(data.credentials);
      };
      const finish = (credentials?: Credentials) => {
        clearTimeout(timer);
        channel.removeEventListener('message', hear);
        resolve(credentials);
      };
      const timer = setTimeout(finish, patience);
      channel.addEventListener('message', hear);
      this.tell({ type: 'hello', from: this.#me });
    });
  }

  close(): void {
    this.#channel?.close();
  }
}

function isMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return 'credentials' in data ? isCredentials(data.credentials) : true;
}
