import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { closeQuestion, openQuestion, type Question } from './confirm';
import { ConfirmDialog } from './confirm-dialog';
import { useOneAtATime } from './one-at-a-time';

/** The question that `confirmAction` asks. It goes with the page that asked it. */
export function ConfirmHost({ question }: { question: Question }) {
  const { run, onDone, ...shown } = question;
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  useWindowEvent('popstate', closeQuestion);

  const confirm = useOneAtATime(async () => {
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
    if (openQuestion.get()?.question !== question) return;
    closeQuestion();
    onDone?.();
  });

  return (
    <ConfirmDialog
      {...shown}
      pending={pending}
      error={error}
      onConfirm={() => void confirm()}
      onClose={closeQuestion}
    />
  );
}
