import { lazy, type ComponentType } from 'react';
import { notify } from './notify';

/** Whether a part of the console itself could not be fetched: gone after a deployment, or no network. */
export function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload css|loading chunk/i.test(error.message)
  );
}

/** What to tell about a missing part, by whether the network is there at all. */
export function missingPartWords(): { title: string; text: string } {
  return navigator.onLine
    ? {
        title: 'A new version of Credence is available',
        text: 'This part belongs to an older one and is gone. Load the page again to go on.',
      }
    : {
        title: 'You are offline',
        text: 'This part has not been fetched yet. Go on once the network is back.',
      };
}

/** A notice that a part could not be fetched; nothing else on the page is disturbed. */
export function tellMissingPart(): void {
  const { title, text } = missingPartWords();
  notify({
    id: 'missing-part',
    tone: 'warning',
    title,
    message: text,
    stays: 60_000,
    action: { label: 'Load again', run: () => location.reload() },
  });
}

function Nothing() {
  return null;
}

/**
 * A component in its own chunk for something opened on request. When the chunk cannot be fetched a notice says
 * so and nothing else on the page is disturbed.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      tellMissingPart();
      return { default: Nothing };
    }
  });
}
