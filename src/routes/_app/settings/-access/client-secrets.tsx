import { Stack, Text } from '@mantine/core';
import type { OAuthCredentials } from '@/api/models';
import {
  createOAuthClientSecret,
  deleteOAuthClientSecret,
  useDeleteOAuthClientSecret,
} from '@/api/operations.gen';
import { formatDateTime } from '@/lib/dates';
import { Button } from '@/ui/button';
import { confirmDelete } from '@/ui/confirm';
import { CopyButton } from '@/ui/copy-button';
import { Dash } from '@/ui/dash';
import { RecordList, RecordRow } from '@/ui/layout';
import { DateTimeText, Mono } from '@/ui/text';

interface ClientSecretsProps {
  client: OAuthCredentials;
  onCreate(clientId: string): void;
}

/** An OAuth client with its secrets: when they were created, never what they are. */
export function ClientSecrets({ client, onCreate }: ClientSecretsProps) {
  const { id: clientId, clientSecrets = [] } = client;
  const remove = useDeleteOAuthClientSecret();
  const unnamed = clientId ? undefined : 'The service does not say which client this is';
  return (
    <Stack gap="sm">
      <p>
        Client id{' '}
        {clientId ? (
          <>
            <Mono>{clientId}</Mono> <CopyButton value={clientId} label="client id" />
          </>
        ) : (
          <Dash />
        )}
      </p>
      {clientSecrets.length === 0 ? (
        <Text c="dimmed">It has no secret: no program can sign in with it.</Text>
      ) : (
        <RecordList label="Client secrets">
          {clientSecrets.map(({ id, createdAt }, index) => (
            <RecordRow
              key={id ?? index}
              end={
                <Button
                  variant="default"
                  size="xs"
                  disabled={!clientId || !id}
                  needs={deleteOAuthClientSecret}
                  blocked={unnamed}
                  aria-label={`Delete the secret ${id ?? ''}`.trim()}
                  onClick={() =>
                    clientId &&
                    id &&
                    confirmDelete({
                      title: 'Delete this client secret?',
                      action: 'Delete secret',
                      children: `The secret of ${formatDateTime(createdAt)} gets no token any more. ${clientSecrets.length === 1 ? 'It is the only one of this client: programs that use it can then not sign in until they have a new one.' : 'Programs that use it have to use another secret of this client before.'} This cannot be taken back.`,
                      messages: {
                        deleted: 'The client secret is deleted',
                        already: 'The client secret was deleted already',
                      },
                      run: () => remove.mutateAsync({ clientId, clientSecretId: id }),
                    })
                  }
                >
                  Delete
                </Button>
              }
            >
              <p>
                Created <DateTimeText value={createdAt} />
              </p>
              <Text c="dimmed">{id ? <Mono>{id}</Mono> : <Dash />}</Text>
            </RecordRow>
          ))}
        </RecordList>
      )}
      <div>
        <Button
          variant="default"
          needs={createOAuthClientSecret}
          blocked={unnamed}
          onClick={() => clientId && onCreate(clientId)}
        >
          Create client secret
        </Button>
      </div>
    </Stack>
  );
}
