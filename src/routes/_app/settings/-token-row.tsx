import type { AccessToken } from '@/api/models';
import { formatDateTime, relativeTime } from '@/lib/dates';
import { userAgentWords } from '@/lib/user-agent';
import { textOf } from '@/lib/words';
import { Button } from '@/ui/button';
import { DateTimeText, Mono } from '@/ui/text';
import classes from './-tokens.module.css';

/** What holds a token, in words: by it the rows are told apart. */
export function holderOf({ lastUserAgent, lastUsed }: AccessToken): string {
  return userAgentWords(lastUserAgent) ?? (lastUsed ? 'Unknown program' : 'Not used yet');
}

/** A token: what uses it, from where, when last, and until when it works. */
export function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke(): void }) {
  const { id, lastUserAgent, lastIpAddress, lastUsed, expiresAt, isCurrent } = token;
  const holder = holderOf(token);
  return (
    <li className={classes.token}>
      <div>
        <p className={classes.holder} title={textOf(lastUserAgent) || undefined}>
          <b>{holder}</b>
          {isCurrent && <span className={classes.current}>This session</span>}
        </p>
        <p className={classes.about}>
          {lastIpAddress && (
            <>
              <Mono>{lastIpAddress}</Mono>,{' '}
            </>
          )}
          {lastUsed ? (
            <>
              last used <DateTimeText value={lastUsed} />
            </>
          ) : (
            'never used'
          )}
          {expiresAt && <span title={formatDateTime(expiresAt)}>, ends {relativeTime(expiresAt)}</span>}
        </p>
      </div>
      <Button
        variant="default"
        size="xs"
        disabled={!id}
        title={id ? undefined : 'The service does not say which token this is'}
        aria-label={
          isCurrent ? 'Revoke: this session' : `Revoke: ${holder}, last used ${relativeTime(lastUsed)}`
        }
        onClick={onRevoke}
      >
        Revoke
      </Button>
    </li>
  );
}
