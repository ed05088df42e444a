import { describeError, mayBeCarriedOut, mayHelpAgain, saidOnce } from '@/api/errors';
import { unconfirmedWriteOf, type FindingWords, type LookedUpWords } from '@/api/unconfirmed-write';
import { isShown, notify, type Notice } from './notify';

interface Failure {
  /** What could not be done: "The monitor was not run". Not said of a write whose answer was lost. */
  title?: string;
  error: unknown;
  /** What it was about, where the title does not name it. */
  about?: string | undefined;
  /** Sends it once more. */
  again?: () => void;
  /** Leads back to where it was sent, if nothing can be sent from here. */
  back?: Notice['action'];
}

let failures = 0;

/**
 * Tells in the corner that a write from a button without a form failed. Where its answer was lost, the console looks
 * whether it was carried out, and says so in the same place.
 */
export function notifyFailure({ title, error, about, again, back }: Failure): void {
  failures += 1;
  const id = `failure-${failures}`;
  const isLost = mayBeCarriedOut(error);
  const { correlationId, ...words } = describeError(error);
  const named = isLost ? undefined : title;
  const what = about && !named && `About: ${about}.`;
  const tell = (found?: FindingWords, more?: string) => {
    const heading = found?.title ?? named ?? words.title;
    const { text, ...said } = saidOnce(
      heading,
      named && `${words.title}.`,
      (found ?? words).text,
      what,
      more,
    );
    const isOver = found?.isDone;
    notify({
      id,
      tone: isOver ? 'success' : isLost ? 'warning' : 'error',
      ...said,
      message: [text, !isOver && correlationId].filter(Boolean).join(' '),
      ...(isLost && { stays: 600_000 }),
      ...(again && !isOver && mayHelpAgain(error)
        ? { action: { label: isLost ? 'Send again' : 'Try again', run: again } }
        : back && { action: back }),
    });
  };
  tell();
  const lost = isLost && unconfirmedWriteOf(error);
  if (!lost) return;
  import('./unconfirmed-write')
    .then(({ lookedUpWords }) => lookedUpWords(lost))
    .catch((): LookedUpWords => [undefined, 'The console could not look whether it was.'])
    .then((found) => isShown(id) && tell(...found));
}
