import { Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateTags } from '@/api/invalidations';
import { deleteFile, uploadFile } from '@/api/operations.gen';
import { useReadBlocked } from '@/api/permissions';
import { UserName } from '@/features/users/user-name';
import { Button } from '@/ui/button';
import { Note } from '@/ui/layout';
import { useSendOnce } from '@/ui/one-at-a-time';
import { InlineError } from '@/ui/states';
import { DayText } from '@/ui/text';
import { type Acknowledgeable, acknowledge, acknowledgedOptions, takeBack } from './acknowledged';

const tags = { scans: 'Scans', imports: 'Profile imports' } as const;

interface AcknowledgementProps {
  kind: Acknowledgeable;
  id: string;
}

/** Acknowledges a failed scan or import for the whole organization, or says that somebody has; nothing where files may not be read. */
export function Acknowledgement({ kind, id }: AcknowledgementProps) {
  const queryClient = useQueryClient();
  const isBlocked = useReadBlocked('Files') !== undefined;
  const known = useQuery({ ...acknowledgedOptions(kind), enabled: !isBlocked });
  const change = useMutation({
    mutationFn: (isWanted: boolean) => (isWanted ? acknowledge(kind, id) : takeBack(kind, id)),
    onSettled: () => invalidateTags(queryClient, ['Files', tags[kind]]),
  });
  const send = useSendOnce(change);
  if (isBlocked) return null;
  if (known.error)
    return <InlineError error={known.error} title="Whether it was acknowledged could not be read" />;
  if (!known.data) return null;
  const acknowledged = known.data.get(id);
  return (
    <>
      {acknowledged ? (
        <Note role="status">
          Acknowledged on <DayText value={acknowledged.at} />
          {acknowledged.by && (
            <>
              {' '}
              by <UserName address={acknowledged.by} />
            </>
          )}
          : Today does not count this failure.{' '}
          <Button
            variant="transparent"
            size="xs"
            needs={deleteFile}
            loading={change.isPending}
            onClick={() => send(false)}
          >
            Take it back
          </Button>
        </Note>
      ) : (
        <Group gap="md">
          <Button
            variant="default"
            size="xs"
            needs={uploadFile}
            loading={change.isPending}
            onClick={() => send(true)}
          >
            Acknowledge the failure
          </Button>
          <Text c="dimmed" size="xs">
            Nothing more is to be done about it: Today then no longer counts it, for anybody.
          </Text>
        </Group>
      )}
      {change.error && (
        <InlineError
          error={change.error}
          title={change.variables ? 'It was not acknowledged' : 'It was not taken back'}
        />
      )}
    </>
  );
}
