import { Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listAccessTokensInfiniteOptions } from '@/api/operations.gen';
import type { AccessToken } from '@/api/models';
import { itemsOf } from '@/api/paging';
import { Button } from '@/ui/button';
import { Loaded } from '@/ui/loaded';
import { RecordList } from '@/ui/layout';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { SettingsSection } from '../-section';
import { TokenRow } from './token-row';
import { useRevocation } from './use-revocation';

const idOf = ({ id }: AccessToken) => id;

/** Where the user is signed in, and with what: each token can be ended, or all but this one. */
export function TokenSettings() {
  const { ref, refresh } = useRowRefresh();
  // A token that was used a moment ago may have been revoked elsewhere since.
  const list = useInfiniteQuery({ ...listAccessTokensInfiniteOptions(), staleTime: 0, ...refresh() });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const { revoke, revokeOthers } = useRevocation();
  const tokens = itemsOf(data, idOf);
  const others = tokens.filter(({ isCurrent }) => !isCurrent);
  return (
    <SettingsSection id="tokens" title="Tokens and sessions">
      <Text c="dimmed">
        Every sign-in, in a browser or by a program, has an access token. Whoever holds one works in your name
        until it ends. Revoke what you do not know; it stops at once.
      </Text>
      <Loaded query={list} isNotice failed="Your tokens could not be listed" skeleton={3}>
        <div ref={ref}>
          <RecordList label="Tokens and sessions">
            {tokens.map((token, index) => (
              <TokenRow key={token.id ?? index} token={token} onRevoke={() => revoke(token)} />
            ))}
          </RecordList>
        </div>
      </Loaded>
      {(hasNextPage || others.length > 0) && (
        <Group gap="sm">
          {hasNextPage && (
            <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          )}
          {others.length > 0 && (
            <Button variant="default" onClick={() => revokeOthers(hasNextPage ? undefined : others.length)}>
              Revoke all others
            </Button>
          )}
        </Group>
      )}
    </SettingsSection>
  );
}
