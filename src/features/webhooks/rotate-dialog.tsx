import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useUpdateWebhook } from '@/api/operations.gen';
import { isApiError, sendLabel } from '@/api/errors';
import type { Webhook } from '@/api/models';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useOneAtATime } from '@/ui/one-at-a-time';
import { DialogActions } from '@/ui/dialog-actions';
import { notify } from '@/ui/notify';
import { InlineError } from '@/ui/states';
import { Mono } from '@/ui/text';
import { SegmentedField } from '@/ui/segmented-field';
import { newSecret, secretProblem } from './secret';
import { shortUrl } from '@/domain/webhook-url';
import { SecretText } from './secret-once';
import formClasses from '@/form/form.module.css';

interface RotateSecretDialogProps {
  webhook: Webhook;
  onClose(): void;
}

/**
 * Replaces the secret in two steps: first the receiver learns the new one, then the service switches to it. The
 * service knows one secret at a time (rules.md 18.5), so there is nothing in between.
 */
export function RotateSecretDialog({ webhook, onClose }: RotateSecretDialogProps) {
  const { id: webhookId, url } = webhook;
  const update = useUpdateWebhook();
  const [plan, setPlan] = useState<SecretPlan>(() => ({
    way: 'generated',
    generated: newSecret(),
    typed: '',
  }));
  const [fault, setFault] = useState<string>();
  const [ready, setReady] = useState(false);
  // The mutation remembers what was sent for as long as it stands: it is let go at once.
  const [error, setError] = useState<unknown>();

  function goOn() {
    const problem = plan.way === 'typed' ? secretProblem(plan.typed) : undefined;
    setFault(problem);
    if (!problem) setReady(true);
  }

  const switchOver = useOneAtATime(async () => {
    setError(undefined);
    const secret = { generated: plan.generated, typed: plan.typed, removed: null }[plan.way];
    try {
      await update.mutateAsync({ webhookId, body: { secret } });
      const title = secret === null ? 'The secret was removed' : 'The new secret is in use';
      notify({ tone: 'success', title, message: 'Let your receiver forget the old one now.' });
      onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      update.reset();
    }
  });

  const step = ready ? 2 : 1;
  return (
    <Dialog title={`Rotate the secret, step ${step} of 2`} onClose={onClose} width={600} sticky>
      <Stack gap="md">
        <p>
          <Mono>{shortUrl(url) ?? 'This webhook'}</Mono>
        </p>
        {ready ? (
          <RotateSecretSecond removes={plan.way === 'removed'} />
        ) : (
          <RotateSecretFirst plan={plan} fault={fault} onChange={setPlan} />
        )}
        <InlineError
          error={error}
          kept={
            refused(error)
              ? 'Nothing was switched. The new secret is still held here, until this dialog closes.'
              : 'Whether the service has switched is not certain; switching again does no harm. The new secret is still held here, until this dialog closes.'
          }
        />
        <DialogActions cancelLabel="Cancel, keep the old one" onCancel={onClose}>
          {ready ? (
            <>
              <Button
                variant="default"
                blocked={update.isPending ? 'The secret is being switched.' : undefined}
                onClick={() => setReady(false)}
              >
                Back
              </Button>
              <Button loading={update.isPending} onClick={() => void switchOver()} data-autofocus>
                {sendLabel(plan.way === 'removed' ? 'Remove the secret' : 'Switch to the new secret', error)}
              </Button>
            </>
          ) : (
            <Button onClick={goOn}>My receiver is ready, go on</Button>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

/** Only an answer of the kind 4xx says for certain that nothing was carried out. */
function refused(error: unknown): boolean {
  return isApiError(error) && error.kind === 'problem' && error.status < 500;
}

function RotateSecretSecond({ removes }: { removes: boolean }) {
  return (
    <>
      <p>
        <b>There is no overlap.</b>{' '}
        {removes
          ? 'From the moment that you remove it, messages come without a secret.'
          : 'From the moment that you switch, only the new secret is sent. The old one is never sent again and cannot be brought back.'}
      </p>
      <Text c="dimmed">
        A receiver that is not ready refuses messages from then on. A refused message is retried at most 3
        times, and then it is lost. Go back if your receiver still needs the secret of step 1.
      </Text>
    </>
  );
}

/** What the secret is to be replaced with. */
interface SecretPlan {
  way: 'generated' | 'typed' | 'removed';
  generated: string;
  typed: string;
}

const ways = [
  { value: 'generated', label: 'Generate one' },
  { value: 'typed', label: 'Type one' },
  { value: 'removed', label: 'Remove it' },
] as const;

interface RotateSecretFirstProps {
  plan: SecretPlan;
  fault: string | undefined;
  onChange(plan: SecretPlan): void;
}

/** The first step: the new secret, to be given to the receiver before the service uses it. */
function RotateSecretFirst({ plan, fault, onChange }: RotateSecretFirstProps) {
  return (
    <>
      <SegmentedField
        label="New secret"
        labelShown
        data={ways}
        value={plan.way}
        onChange={(way) => onChange({ ...plan, way })}
      />
      {plan.way === 'generated' && (
        <>
          <SecretText secret={plan.generated} />
          <Text c="dimmed">It is shown in this dialog only. Once it is closed, nobody shows it again.</Text>
        </>
      )}
      {plan.way === 'typed' && (
        <TextInput
          label="The secret"
          value={plan.typed}
          onChange={(event) => onChange({ ...plan, typed: event.currentTarget.value })}
          error={fault}
          description="Kept nowhere: once this dialog is closed, it has to be typed again."
          classNames={{ input: formClasses.mono }}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      )}
      <p>
        {plan.way === 'removed' ? (
          <>
            <b>Let your receiver take messages without a secret first.</b> It cannot tell then who sent them.
          </>
        ) : (
          <>
            <b>Let your receiver take the new secret first</b>, beside the old one if it can. Until step 2
            nothing changes: the service goes on with the old one.
          </>
        )}
      </p>
    </>
  );
}
