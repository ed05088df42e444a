import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { CredentialingRequest } from '@/api/models';
import { spellOut, userWords } from '@/lib/words';
import { ActionIcon } from '@/ui/button';
import { Status } from '@/ui/status';
import { ageWords, entityName, modeWords } from '@/features/credentialing/request-words';
import classes from './-board.module.css';

interface BoardCardProps {
  request: CredentialingRequest;
  onMenu: (request: CredentialingRequest, anchor: HTMLElement) => void;
}

/** A request on the board. Which card takes part in the tab order is written into the page by the board itself. */
export const BoardCard = memo(
  function BoardCard({ request, onMenu }: BoardCardProps) {
    const { id = '', type, priority, owner, createdAt } = request;
    const name = entityName(request);
    return (
      <li className={classes.card} data-card={id}>
        <div className={classes.line}>
          <Link
            to="/credentialing/$requestId"
            params={{ requestId: id }}
            className={classes.name}
            tabIndex={-1}
            preload={false}
          >
            <bdi>{name}</bdi>
          </Link>
          <ActionIcon
            size="sm"
            c="dimmed"
            tabIndex={-1}
            aria-label={`Move ${name}`}
            aria-haspopup="menu"
            onClick={(event) => onMenu(request, event.currentTarget)}
          >
            <IconDots size={14} aria-hidden />
          </ActionIcon>
        </div>
        <div className={classes.line}>
          <span>{spellOut(type)}</span>
          <Status of="priority" value={priority} />
        </div>
        <div className={`${classes.line} mute`}>
          <span>{userWords(owner) ?? 'No owner'}</span>
          <span>
            <time dateTime={createdAt}>{ageWords(request)}</time>
          </span>
        </div>
        <div className="mute">{modeWords(request).label}</div>
      </li>
    );
  },
  (one, other) => one.request === other.request,
);
