import WebSocket from 'ws';

interface Answer {
  id?: number;
  type: string;
  result?: unknown;
  error?: string;
  message?: string;
}

/** A connection of WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
export class Bidi {
  #last = 0;
  readonly #waiting = new Map<number, (answer: Answer) => void>();

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id === undefined) return;
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    });
    socket.on('close', () => {
      for (const settle of this.#waiting.values()) settle({ type: 'error', error: 'the browser is gone' });
    });
  }

  static connect(address: string): Promise<Bidi> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(address);
      socket.once('open', () => resolve(new Bidi(socket)));
      socket.once('error', reject);
    });
  }

  /** Sends a command; throws what the browser refuses. */
  async send<Value>(method: string, params: object): Promise<Value> {
    this.#last += 1;
    const id = this.#last;
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}, ${answer.message ?? ''}`);
    return answer.result as Value;
  }

  close(): void {
    this.socket.close();
  }
}
