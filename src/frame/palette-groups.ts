import { IconBuildingBank, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listGroupsOptions, listPayersOptions } from '@/api/operations.gen';
import { readBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { byBeginning } from '@/lib/by-beginning';
import { textOf } from '@/lib/words';
import type { Hit, HitGroup } from './palette-hit';

const most = 4;

/** Groups and payers whose name holds a text: both lists are whole, so they are searched here. */
export function useGroupHits(text: string, enabled: boolean): HitGroup {
  const isRead = enabled && readBlocked(currentUser(), 'Groups') === undefined;
  // Records of other kinds are worth showing without these, so that a failure is not told.
  const groups = useQuery({ ...listGroupsOptions(), enabled: isRead, retry: false });
  const payers = useQuery({ ...listPayersOptions(), enabled: isRead, retry: false });
  const wanted = text.toLowerCase();
  const found = <T extends { id?: string; name?: string }>(all: T[] | undefined, hit: (one: T) => Hit) =>
    isRead
      ? byBeginning(
          (all ?? []).filter(
            ({ id, name }) => id !== undefined && textOf(name).toLowerCase().includes(wanted),
          ),
          text,
          ({ name }) => [name],
        )
          .slice(0, most)
          .map(hit)
      : [];
  return {
    label: 'Groups and payers',
    hits: [
      ...found(groups.data, ({ id, name, npi }) => ({
        id: `group-${id}`,
        icon: IconUsers,
        label: textOf(name),
        detail: npi ? `Group, NPI ${npi}` : 'Group',
        to: '/groups/$groupId',
        params: { groupId: id },
      })),
      ...found(payers.data, ({ id, name }) => ({
        id: `payer-${id}`,
        icon: IconBuildingBank,
        label: textOf(name),
        detail: 'Payer',
        to: '/payers/$payerId',
        params: { payerId: id },
      })),
    ],
  };
}
