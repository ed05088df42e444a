import type { OAuthCredentials } from '@/api/models';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Dash } from '@/ui/dash';
import { DateTimeText, Mono } from '@/ui/text';
import page from './-settings.module.css';
import type { SecretAction } from './-secret-dialogs';
import classes from './-tokens.module.css';

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
    <div>
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
        <p className={page.hint}>It has no secret: no program can sign in with it.</p>
      ) : (
        <ul className={classes.tokens} aria-label="Client secrets">
          {clientSecrets.map(({ id, createdAt }, index) => (
            <li key={id ?? index} className={classes.token}>
              <div>
                <p>
                  Created <DateTimeText value={createdAt} />
                </p>
                <p className={classes.about}>{id ? <Mono>{id}</Mono> : <Dash />}</p>
              </div>
              <Button
                variant="default"
                size="xs"
                disabled={Boolean(blocked) || !clientId || !id}
                title={blocked ?? unnamed}
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
            </li>
          ))}
        </ul>
      )}
      <div className={classes.create}>
        <Button
          variant="default"
          disabled={Boolean(blocked) || !clientId}
          title={blocked ?? unnamed}
          onClick={() => clientId && onAction({ kind: 'create', clientId })}
        >
          Create client secret
        </Button>
      </div>
    </div>
  );
}
