import { Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { mayBeCarriedOut, sendLabel } from '@/api/errors';
import { useCreateOAuthClientSecret } from '@/api/operations.gen';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useOneAtATime } from '@/ui/one-at-a-time';
import { DialogActions } from '@/ui/dialog-actions';
import { InlineError } from '@/ui/states';
import { SecretGuard, SecretText } from '@/features/webhooks/secret-once';

interface NewSecretDialogProps {
  clientId: string;
  onClose(): void;
}

/** Creates a secret and shows it once. It lives in this dialog only: not in a cache, a draft or the address. */
export function NewSecretDialog({ clientId, onClose }: NewSecretDialogProps) {
  const create = useCreateOAuthClientSecret();
  const [secret, setSecret] = useState<string>();
  const [asking, setAsking] = useState(false);
  // The mutation remembers its answer for as long as it stands: it is let go at once.
  const [error, setError] = useState<unknown>();
  const isShown = useRef(false);

  const make = useOneAtATime(async () => {
    setError(undefined);
    try {
      const { accessToken } = await create.mutateAsync({ clientId });
      isShown.current = Boolean(accessToken);
      setSecret(accessToken ?? '');
    } catch (failure) {
      setError(failure);
    } finally {
      create.reset();
    }
  });

  function close() {
    isShown.current = false;
    onClose();
  }

  return (
    <Dialog
      title={secret === undefined ? 'Create a client secret?' : 'The new client secret'}
      onClose={() => (secret ? setAsking(true) : close())}
      sticky
    >
      <Stack gap="lg">
        <SecretGuard
          active={() => isShown.current}
          otherwise="you have to delete it and create another one"
        />
        {secret === undefined ? (
          <>
            <p>
              The new secret works beside those that the client has, so that programs can change over one
              after the other. It is shown once.
            </p>
            <InlineError
              error={error}
              title="The secret was not created"
              kept={
                mayBeCarriedOut(error)
                  ? 'A secret that nobody has seen should be deleted: the list has it.'
                  : undefined
              }
            />
            <DialogActions onCancel={close}>
              <Button loading={create.isPending} onClick={() => void make()} data-autofocus>
                {sendLabel('Create client secret', error)}
              </Button>
            </DialogActions>
          </>
        ) : secret === '' ? (
          <>
            <p>The service created a secret but did not say what it is. Delete it and create another one.</p>
            <DialogActions>
              <Button onClick={close}>Close</Button>
            </DialogActions>
          </>
        ) : (
          <>
            <p>
              <b>Copy it now.</b> It is not shown again, not here and not by the service.
            </p>
            <SecretText secret={secret} />
            {asking && (
              <Text role="alert" c="red">
                The secret is gone once this dialog closes. Close it only when the secret is stored.
              </Text>
            )}
            <DialogActions>
              <Button onClick={close}>I have stored it, close</Button>
            </DialogActions>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
