import { describeError, mayBeCarriedOut, mayHelpAgain, saidOnce } from '@/api/errors';
import { unconfirmedWriteOf } from '@/api/unconfirmed-write';
import { isShown, notify } from './notify';

interface Failure {
  /** What could not be done: "The monitor was not run". Not said of a write whose answer was lost. */
  title?: string;
  error: unknown;
  /** What it was about, where the title does not name it. */
  about?: string | undefined;
  /** Sends it once more. */
  again?: () => void;
}

let failures = 0;

/**
 * Tells in the corner that a write from a button without a form failed. Where its answer was lost, the console looks
 * whether it was carried out, and says so in the same place.
 */
export function notifyFailure({ title, error, about, again }: Failure): void {
  failures += 1;
  const id = `failure-${failures}`;
  const isLost = mayBeCarriedOut(error);
  const { correlationId, ...words } = describeError(error);
  const named = isLost ? undefined : title;
  const what = about && !named && `About: ${about}.`;
  const tell = (found?: string) => {
    const heading = named ?? words.title;
    const { text, ...said } = saidOnce(heading, named && `${words.title}.`, words.text, what, found);
    notify({
      id,
      tone: isLost ? 'warning' : 'error',
      ...said,
      message: [text, correlationId].filter(Boolean).join(' '),
      ...(isLost && { stays: 600_000 }),
      ...(again &&
        mayHelpAgain(error) && { action: { label: isLost ? 'Send again' : 'Try again', run: again } }),
    });
  };
  tell();
  const lost = isLost && unconfirmedWriteOf(error);
  if (!lost) return;
  Promise.all([import('@/api/reconcile'), import('./unconfirmed-write')])
    .then(async ([{ reconcile }, { findingWords }]) => findingWords(await reconcile(lost)))
    .catch(() => 'The console could not look whether it was.')
    .then((found) => isShown(id) && tell(found));
}
