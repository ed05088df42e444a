import { LinkButton, Button } from '@/ui/button';
import type { WebhookAction } from '@/features/webhooks/dialogs';

interface WebhookActionsProps {
  /** Why the webhook may not be changed; it stands on the page under the id `webhook-blocked`. */
  blocked: string | undefined;
  onAction(kind: WebhookAction['kind']): void;
}

/** What can be done with a webhook, at the head of its page. */
export function WebhookActions({ blocked, onAction }: WebhookActionsProps) {
  const button = (kind: WebhookAction['kind'], label: string) => (
    <Button
      variant="default"
      color={kind === 'delete' ? 'red' : undefined}
      blocked={blocked}
      aria-describedby={blocked ? 'webhook-blocked' : undefined}
      onClick={() => onAction(kind)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <LinkButton to="/webhooks/guide" variant="subtle">
        Receiver guide
      </LinkButton>
      {button('edit', 'Edit')}
      {button('rotate', 'Rotate secret')}
      {button('delete', 'Delete')}
    </>
  );
}
