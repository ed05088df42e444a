import type { ReactNode, Ref } from 'react';
import { createCredentialingRequest } from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import type { NextRequest } from '@/domain/recredentialing';
import { Button, LinkButton } from '@/ui/button';

interface NewRequestButtonProps {
  /** Whom the request is to be for, and of which type, where that is known. */
  about?: { providerId?: string; facilityId?: string; type?: NextRequest['type'] };
  /** What the request is called where it is no ordinary one. */
  label?: string;
  small?: boolean;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  /** Called on the way to the request. */
  onClick?: (() => void) | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** The way to a new request; whoever may not create one sees why. */
export function NewRequestButton({
  about = {},
  label = 'New request',
  small = false,
  ref,
  ...more
}: NewRequestButtonProps) {
  const blocked = useBlocked(createCredentialingRequest);
  const buttonProps = small ? ({ variant: 'default', size: 'xs' } as const) : {};
  if (blocked) {
    return (
      <Button {...buttonProps} blocked={blocked}>
        {label}
      </Button>
    );
  }
  return (
    <LinkButton {...buttonProps} {...more} ref={ref} to="/credentialing/new" search={about}>
      {label}
    </LinkButton>
  );
}
