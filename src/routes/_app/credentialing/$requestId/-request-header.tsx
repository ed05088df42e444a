import { IconMail, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import {
  createCredentialingRequestEvent,
  updateCredentialingRequest,
  uploadFile,
} from '@/api/operations.gen';
import type { CredentialingRequest } from '@/api/models';
import { Button, LinkButton } from '@/ui/button';
import { openDialog } from '@/ui/open-dialog';
import { Status } from '@/ui/status';
import {
  ageWords,
  entityLink,
  entityName,
  isOver,
  modeWords,
  whyNoEvent,
} from '@/features/credentialing/request-words';
import { Verbatim } from '@/ui/text';

const writeLetters = async () => (await import('@/features/letters/for-selection')).WriteForRequests;

export type RequestDialog = 'event' | 'edit';

/** Whom a request is about, by whom it is processed, how urgent it is and how old. */
export function RequestSubtitle({ request }: { request: CredentialingRequest }) {
  const age = ageWords(request);
  const link = entityLink(request);
  return (
    <>
      {link ? (
        <Link to={link.to} params={link.params as never}>
          <Verbatim>{entityName(request, 'title')}</Verbatim>
        </Link>
      ) : (
        <span>{request.facility ? 'Facility' : 'Provider'}</span>
      )}
      <span>{modeWords(request).label}</span>
      <Status of="priority" value={request.priority} />
      {age !== '–' && !isOver(request) && <span>{age === 'today' ? 'Created today' : `Age ${age}`}</span>}
    </>
  );
}

interface RequestActionsProps {
  request: CredentialingRequest;
  onOpen: (dialog: RequestDialog) => void;
}

/** What can be done with a request; what cannot says why. */
export function RequestActions({ request, onOpen }: RequestActionsProps) {
  const blocked = whyNoEvent(request);
  return (
    <>
      <LinkButton
        variant="subtle"
        to="/credentialing/$requestId/packet"
        params={{ requestId: request.id }}
        leftSection={<IconPrinter size={14} aria-hidden />}
      >
        Packet
      </LinkButton>
      <Button
        variant="default"
        needs={[createCredentialingRequestEvent, uploadFile]}
        blocked={blocked}
        leftSection={<IconMail size={14} aria-hidden />}
        onClick={() => openDialog(writeLetters, { selection: { collect: async () => [request] } })}
      >
        Write letter
      </Button>
      <Button
        variant="default"
        needs={updateCredentialingRequest}
        blocked={blocked}
        onClick={() => onOpen('edit')}
      >
        Edit
      </Button>
      <Button needs={createCredentialingRequestEvent} blocked={blocked} onClick={() => onOpen('event')}>
        Change status
      </Button>
    </>
  );
}
