import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useWriteBlocked } from '@/api/permissions';
import type { CredentialingRequest } from '@/api/models';
import { Button, LinkButton } from '@/ui/button';
import { PageHeader } from '@/ui/page';
import { Status } from '@/ui/status';
import {
  ageWords,
  entityLink,
  entityName,
  modeWords,
  requestStatus,
  requestTitle,
  whyNoEvent,
} from '@/features/credentialing/request-words';

export type RequestDialog = 'event' | 'edit';

interface RequestHeaderProps {
  request: CredentialingRequest;
  onOpen: (dialog: RequestDialog) => void;
}

const crumbs = [{ label: 'Credentialing', to: '/credentialing' }];

/** The head of a request; what cannot be done says why. */
export function RequestHeader({ request, onOpen }: RequestHeaderProps) {
  const blocked = useWriteBlocked('Credentialing');
  const whyNot = blocked ?? whyNoEvent(request);
  const name = entityName(request, 'title');
  const age = ageWords(request);
  const link = entityLink(request);
  return (
    <PageHeader
      title={requestTitle(request)}
      crumbs={crumbs}
      beside={<Status of="request" value={requestStatus(request)} tint />}
      subtitle={
        <>
          {link ? (
            <Link to={link.to} params={link.params as never}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <span>{request.facility ? 'Facility' : 'Provider'}</span>
          )}
          <span>{modeWords(request).label}</span>
          <Status of="priority" value={request.priority} />
          {age !== '–' && <span>{age === 'today' ? 'Created today' : `Age ${age}`}</span>}
        </>
      }
      actions={
        <>
          <LinkButton
            variant="subtle"
            to="/credentialing/$requestId/packet"
            params={{ requestId: request.id ?? '' }}
            leftSection={<IconPrinter size={14} aria-hidden />}
          >
            Packet
          </LinkButton>
          <Button variant="default" blocked={blocked} onClick={() => onOpen('edit')}>
            Edit
          </Button>
          <Button blocked={whyNot} onClick={() => onOpen('event')}>
            Add event
          </Button>
        </>
      }
    />
  );
}
