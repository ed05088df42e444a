import { Group } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { askBeforeLeaving } from '@/lib/leaving';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { CopyButton } from '@/ui/copy-button';
import { Mono } from '@/ui/text';

/** A secret in the open, to be copied. It lives in this element only: not in the address, a cache or a draft. */
export function SecretText({ secret }: { secret: string }) {
  return (
    <Group gap="sm" wrap="nowrap" px="md" py={10} bg="var(--mark)" bdrs="md">
      <code translate="no" aria-label="Secret">
        <Mono>{secret}</Mono>
      </code>
      <CopyButton value={secret} label="secret" />
    </Group>
  );
}

interface SecretGuardProps {
  active: () => boolean;
  /** What is left to do for somebody who leaves without it. */
  otherwise?: string;
}

/** Asks before the page is left while a secret stands on it that nobody will show again. */
export function SecretGuard({ active, otherwise = 'you have to rotate it later' }: SecretGuardProps) {
  const blocker = useBlocker({ shouldBlockFn: active, enableBeforeUnload: false, withResolver: true });
  useEffect(() => askBeforeLeaving(active), [active]);
  if (blocker.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without the secret?"
      action="Leave, I have it"
      onClose={blocker.reset}
      onConfirm={blocker.proceed}
    >
      The secret is not shown again, not here and not by the service. If you have not stored it, stay and copy
      it; otherwise {otherwise}.
    </ConfirmDialog>
  );
}
