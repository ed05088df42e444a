import { LinkButton, Button } from '@/ui/button';

interface WebhookActionsProps {
  /** Why the webhook may not be changed; it stands on the page under the id `webhook-blocked`. */
  blocked: string | undefined;
  onEdit(): void;
  onRotate(): void;
  onDelete(): void;
}

/** What can be done with a webhook, at the head of its page. */
export function WebhookActions({ blocked, onEdit, onRotate, onDelete }: WebhookActionsProps) {
  const button = (label: string, onClick: () => void, color?: string) => (
    <Button
      variant="default"
      color={color}
      blocked={blocked}
      aria-describedby={blocked ? 'webhook-blocked' : undefined}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <>
      <LinkButton to="/webhooks/guide" variant="subtle">
        Receiver guide
      </LinkButton>
      {button('Edit', onEdit)}
      {button('Rotate secret', onRotate)}
      {button('Delete', onDelete, 'red')}
    </>
  );
}
