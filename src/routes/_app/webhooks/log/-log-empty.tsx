import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/states';
import { timeWords } from './-log-question';
import type { LogSearch } from './-log-search';

interface NoMessagesProps {
  search: LogSearch;
  onChange(change: Partial<LogSearch>): void;
  onClear(): void;
}

/** Nothing in the log fits, which may be good news. */
export function NoMessages({ search, onChange, onClear }: NoMessagesProps) {
  const { status, time, traceId, type, webhookId } = search;
  const narrowed = Boolean(status ?? traceId ?? type ?? webhookId);
  const what = status === 'Failed' ? 'No attempt failed' : narrowed ? 'No such attempts' : 'Nothing was sent';
  return (
    <EmptyState
      title={time === 'all' || traceId ? `${what}, in all of the log` : `${what} in ${timeWords(search)}`}
      text={
        narrowed
          ? 'The log has no attempt that fits these filters.'
          : 'Every attempt to deliver a message stands here, with what was sent and answered.'
      }
      action={
        <>
          {time !== 'all' && !traceId && (
            <Button variant="default" onClick={() => onChange({ time: time === '7d' ? 'all' : '7d' })}>
              {time === '7d' ? 'Look through all of the log' : 'Look through the last 7 days'}
            </Button>
          )}
          {narrowed && (
            <Button variant="subtle" onClick={onClear}>
              Clear all
            </Button>
          )}
        </>
      }
    />
  );
}
