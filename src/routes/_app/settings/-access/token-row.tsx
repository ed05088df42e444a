import { Badge, Group, Text } from '@mantine/core';
import type { AccessToken } from '@/api/models';
import { formatDateTime, relativeTime } from '@/lib/dates';
import { userAgentWords } from '@/lib/user-agent';
import { textOf } from '@/lib/words';
import { Button } from '@/ui/button';
import { RecordRow } from '@/ui/layout';
import { DateTimeText, Mono } from '@/ui/text';

/** What holds a token, in words: by it the rows are told apart. */
export function holderOf({ lastUserAgent, lastUsed }: AccessToken): string {
  return userAgentWords(lastUserAgent) ?? (lastUsed ? 'Unknown program' : 'Not used yet');
}

/** A token: what uses it, from where, when last, and until when it works. */
export function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke(): void }) {
  const { id, lastUserAgent, lastIpAddress, lastUsed, expiresAt, isCurrent } = token;
  const holder = holderOf(token);
  return (
    <RecordRow
      end={
        <Button
          variant="default"
          size="xs"
          blocked={id ? undefined : 'The service does not say which token this is'}
          aria-label={
            isCurrent ? 'Revoke: this session' : `Revoke: ${holder}, last used ${relativeTime(lastUsed)}`
          }
          onClick={onRevoke}
        >
          Revoke
        </Button>
      }
    >
      <Group gap="sm" title={textOf(lastUserAgent) || undefined}>
        <Text fw={500}>{holder}</Text>
        {isCurrent && <Badge color="green">This session</Badge>}
      </Group>
      <Text c="dimmed">
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
      </Text>
    </RecordRow>
  );
}
