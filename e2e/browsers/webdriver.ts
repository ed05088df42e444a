import { setTimeout as pause } from 'node:timers/promises';

/** A session of W3C WebDriver: https://www.w3.org/TR/webdriver2/ */
export class WebDriver {
  private constructor(private readonly address: string) {}

  /** Begins a session at a driver that was just started; throws when it does not answer within ten seconds. */
  static async start(driver: string): Promise<WebDriver> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { sessionId } = await send<{ sessionId: string }>('POST', `${driver}/session`, {
          capabilities: { alwaysMatch: {} },
        });
        return new WebDriver(`${driver}/session/${sessionId}`);
      } catch (error) {
        const isListening = !(error instanceof TypeError);
        if (isListening || attempt === 100) throw error;
        await pause(100);
      }
    }
  }

  /** Sends a command; throws what the driver refuses. */
  send<Value>(method: string, path: string, body?: unknown): Promise<Value> {
    return send(method, this.address + path, body);
  }
}

async function send<Value>(method: string, url: string, body?: unknown): Promise<Value> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(60_000),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error}, ${value.message}`);
  return value;
}
