import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { session } from '@/api/session';
import { question, type Question } from './confirm';
import { ConfirmDialog } from './confirm-dialog';

const close = () => question.set(undefined);

/** The question that `confirmAction` asks. It belongs to a page and a user, and goes with either. */
export function ConfirmHost({ asked }: { asked: Question }) {
  const { run, onDone, ...shown } = asked;
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  useWindowEvent('popstate', close);
  useEffect(() => session.onEnd(close), []);

  async function confirm() {
    setPending(true);
    setError(undefined);
    try {
      await run();
    } catch (reason) {
      setError(reason);
      return;
    } finally {
      setPending(false);
    }
    // Who closed it meanwhile may be elsewhere by now.
    if (question.get()?.asked !== asked) return;
    close();
    onDone?.();
  }

  return (
    <ConfirmDialog
      {...shown}
      pending={pending}
      error={error}
      onConfirm={() => void confirm()}
      onClose={close}
    />
  );
}
