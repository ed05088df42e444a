import type { BaseUser, CredentialingRequest } from '@/api/models';
import { statusWords } from '@/features/credentialing/request-statuses';
import { whyNoEvent, whyNotTo } from '@/features/credentialing/request-words';
import { userWords } from '@/lib/words';

/** Where a card stands or is dropped: the column of a status, and in lanes whose. */
export interface Place {
  status: string;
  /** Undefined where there are no lanes; `''` is the lane of what nobody owns. */
  ownerId?: string | undefined;
}

/** The name under which a place takes part in dragging. Neither statuses nor ids have a colon. */
export const placeId = ({ status, ownerId }: Place): string =>
  ownerId === undefined ? status : `${status}:${ownerId}`;

/** The place of such a name. */
export function placeOf(id: string): Place {
  const [status = '', ownerId] = id.split(':');
  return { status, ownerId };
}

/** What a drop does: brings the request to another status, gives it to another owner, nothing, or it is refused. */
export type Drop =
  | { kind: 'status'; status: string }
  | { kind: 'owner'; ownerId: string }
  | { kind: 'none' }
  | { kind: 'refused'; why: string };

/**
 * What comes of dropping a request of `from` at `to`. `blocked` says why this user may change nothing. One drop changes one
 * thing: the two are two writes, of which one may fail, and only one of them asks for a note.
 */
export function dropOf(
  request: CredentialingRequest,
  from: Place,
  to: Place,
  blocked: string | undefined,
): Drop {
  const sameStatus = to.status === from.status;
  const sameOwner = to.ownerId === from.ownerId;
  if (sameStatus && sameOwner) return { kind: 'none' };
  const why =
    blocked ??
    (request.id ? undefined : 'The service gave no id for this request.') ??
    (sameStatus ? whyNoEvent(request) : whyNotTo(request, to.status)) ??
    (sameStatus || sameOwner
      ? undefined
      : 'One thing at a time: drop it in its own lane for another status, or in its own column for another owner.');
  if (why) return { kind: 'refused', why };
  return sameOwner ? { kind: 'status', status: to.status } : { kind: 'owner', ownerId: to.ownerId ?? '' };
}

/** A lane of the board: an owner, or nobody (`''`). */
export interface Lane {
  ownerId: string;
  name: string;
}

/**
 * The lanes, by name, nobody's last; only those that the filters leave. `chosen` are the owners of the filter,
 * `isNobody` whether it takes what nobody owns.
 */
export function lanesOf(
  owners: readonly BaseUser[],
  chosen: readonly string[] | undefined,
  isNobody: boolean | undefined,
): Lane[] {
  const known = owners.flatMap((owner): Lane[] =>
    owner.id ? [{ ownerId: owner.id, name: userWords(owner) ?? owner.id }] : [],
  );
  const unknown = (chosen ?? []).filter((id) => known.every(({ ownerId }) => ownerId !== id));
  const all = [...known, ...unknown.map((id) => ({ ownerId: id, name: id }))].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
  const isFiltered = chosen !== undefined || isNobody === true;
  return [
    ...all.filter(({ ownerId }) => !isFiltered || chosen?.includes(ownerId)),
    ...(isFiltered && !isNobody ? [] : [{ ownerId: '', name: 'No owner' }]),
  ];
}

/** A place in words: `In progress`, in lanes `In progress, Dana Reyes`. */
export function placeWords({ status, ownerId }: Place, lanes: readonly Lane[]): string {
  const lane = lanes.find((one) => one.ownerId === ownerId);
  return [statusWords(status), lane?.name].filter(Boolean).join(', ');
}
