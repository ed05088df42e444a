import { IconClipboardCheck, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { EventDialog } from '@/features/credentialing/event-dialog';
import { createCredentialingRequestEvent } from '@/api/operations.gen';
import type { CredentialingEventStatus, CredentialingRequest } from '@/api/models';
import { useBlocked } from '@/api/permissions';
import type { MenuItem } from '@/ui/menu';
import { statusWords } from '@/features/credentialing/request-statuses';
import { allowedStatuses, entityLink, whyNoEvent } from '@/features/credentialing/request-words';

interface Move {
  request: CredentialingRequest;
  status: CredentialingEventStatus;
}

/** The statuses to which a request may be brought, as the items of a menu; the choice asks for a note before it counts. */
export function useMoves(onMoved?: (requestId: string) => void): {
  moves: (request: CredentialingRequest) => MenuItem[];
  rowActions: (request: CredentialingRequest) => MenuItem[];
  /** Begins the move to a status as its item in the menu does; for a status that `whyNotTo` does not refuse. */
  begin: (request: CredentialingRequest, status: string) => void;
  dialog: ReactNode;
  /** A dialog is open. */
  isMoving: boolean;
} {
  const navigate = useNavigate();
  const blocked = useBlocked(createCredentialingRequestEvent);
  const [move, setMove] = useState<Move>();

  const moves = (request: CredentialingRequest): MenuItem[] => {
    const { id } = request;
    const why = blocked ?? whyNoEvent(request) ?? (id ? undefined : 'No id given');
    if (why || !id) return [{ label: 'Move to…', blocked: why, run: doNothing }];
    return allowedStatuses(request).map((status) => ({
      label: `Move to ${statusWords(status).toLowerCase()}`,
      run: () => setMove({ request: { ...request, id }, status }),
    }));
  };

  const begin = (request: CredentialingRequest, to: string) => {
    const { id } = request;
    const status = allowedStatuses(request).find((allowed) => allowed === to);
    if (id && status && !blocked) setMove({ request: { ...request, id }, status });
  };

  const rowActions = (request: CredentialingRequest): MenuItem[] => {
    const { id } = request;
    const entity = entityLink(request);
    const unknown = id ? undefined : 'No id given';
    return [
      {
        label: 'Open the request',
        icon: IconClipboardCheck,
        blocked: unknown,
        run: () => void navigate({ to: '/credentialing/$requestId', params: { requestId: id } }),
      },
      {
        label: request.facility ? 'Open the facility' : 'Open the provider’s file',
        icon: IconUser,
        blocked: entity ? undefined : 'No id given',
        run: () => entity && void navigate(entity as never),
      },
      ...moves(request).map((item, index) => ({ ...item, divided: index === 0 })),
    ];
  };

  const dialog = move && (
    <EventDialog
      request={move.request}
      status={move.status}
      onClose={() => setMove(undefined)}
      onSaved={() => onMoved?.(move.request.id)}
    />
  );
  return { moves, rowActions, begin, dialog, isMoving: move !== undefined };
}

function doNothing(): void {
  // A blocked item of a menu is never run.
}
