import { Stack, Text } from '@mantine/core';
import type { OAuthCredentials } from '@/api/models';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Dash } from '@/ui/dash';
import { RecordList, RecordRow } from '@/ui/parts';
import { DateTimeText, Mono } from '@/ui/text';
import type { SecretAction } from './-secret-dialogs';

interface ClientSecretsProps {
  client: OAuthCredentials;
  blocked: string | undefined;
  onAction(action: SecretAction): void;
}

/** An OAuth client with its secrets: when they were created, never what they are. */
export function ClientSecrets({ client, blocked, onAction }: ClientSecretsProps) {
  const { id: clientId, clientSecrets = [] } = client;
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
                  blocked={blocked ?? unnamed}
                  aria-label={`Delete the secret ${id ?? ''}`.trim()}
                  onClick={() =>
                    clientId &&
                    id &&
                    onAction({
                      kind: 'delete',
                      clientId,
                      clientSecretId: id,
                      createdAt,
                      last: clientSecrets.length === 1,
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
          blocked={blocked ?? unnamed}
          onClick={() => clientId && onAction({ kind: 'create', clientId })}
        >
          Create client secret
        </Button>
      </div>
    </Stack>
  );
}
