import { Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CredentialingRequest } from '@/api/models';
import { itemsOf } from '@/api/paging';
import { spellOut, userWords } from '@/lib/words';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import { SkeletonRows } from '@/ui/route-states';
import { ShowMore } from '@/ui/show-more';
import { EmptyState, ErrorState, InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { DayText } from '@/ui/text';
import type { RowRefresh } from '@/ui/use-row-refresh';
import { entityId, type Entity } from '@/features/entity/entity';
import { NewRequestButton } from './new-request-button';
import { entityRequestOptions } from './request-list';
import { ageWords, modeWords, requestStatus } from './request-words';

interface EntityRequestsProps {
  entity: Entity;
  refresh: RowRefresh;
  /** What is said above them. */
  lead?: ReactNode;
  /** What is said of each beside its mode and owner. */
  about?: (request: CredentialingRequest) => string | undefined;
}

/** The credentialing requests of a provider or facility, the newest first, and the way to a new one. */
export function EntityRequests({ entity, refresh, lead, about }: EntityRequestsProps) {
  const list = useInfiniteQuery({ ...entityRequestOptions(entityId(entity.ref)), ...refresh() });
  const requests = itemsOf(list.data, ({ id }) => id);
  const create = <NewRequestButton small about={entity.ref} />;
  return (
    <Section title="Credentialing requests" actions={requests.length > 0 && create}>
      {lead && <Text c="dimmed">{lead}</Text>}
      {!list.data && list.error && (
        <ErrorState
          title="The requests could not be read"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && list.error && (
        <InlineError
          title="Not all requests could be loaded"
          error={list.error}
          onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.isPending && <SkeletonRows rows={3} />}
      {list.data && requests.length === 0 && (
        <EmptyState
          title="No credentialing request yet"
          text={`A request takes this ${entity.one} through credentialing: what is verified, by whom, and what was decided.`}
          action={create}
        />
      )}
      <RecordList>
        {requests.map((request, index) => (
          <RecordRow
            key={request.id ?? index}
            end={
              <>
                <Status of="request" value={requestStatus(request)} />
                <span className="mute">
                  <DayText value={request.createdAt} />, {ageWords(request)}
                </span>
              </>
            }
          >
            <Link to="/credentialing/$requestId" params={{ requestId: request.id }}>
              {spellOut(request.type)}
            </Link>{' '}
            <span className="mute">
              {[about?.(request), modeWords(request).label, userWords(request.owner)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </RecordRow>
        ))}
      </RecordList>
      <ShowMore list={list} />
    </Section>
  );
}
