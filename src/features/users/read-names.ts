import type { QueryClient } from '@tanstack/react-query';
import { listCredentialingRequestOwnersOptions } from '@/api/operations.gen';
import { readBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { now } from '@/lib/clock';
import { formatDateTime } from '@/lib/dates';
import type { Content } from '@/pdf/blocks';
import { nameIn, namesOf } from './names';

/** Gives the name of a user by the address, or the address where no name is known. */
export type NameOf = (address: string) => string;

/**
 * The names that a document tells in place of addresses, as far as the service tells names: of those who own credentialing
 * requests. A document is made without names rather than not at all.
 */
export async function readUserNames(queryClient: QueryClient): Promise<NameOf> {
  if (readBlocked(currentUser(), 'Credentialing') !== undefined) return (address) => address;
  const users = await queryClient
    .fetchQuery({ ...listCredentialingRequestOwnersOptions(), staleTime: 300_000, retry: false })
    .catch(() => undefined);
  const names = namesOf(users);
  return (address) => nameIn(names, address);
}

/** When and by whom a document is made, as the foot of its pages has it. */
export function madeNow(nameOf: NameOf = (address) => address): Pick<Content, 'made' | 'date'> & {
  at: string;
  by: string | undefined;
} {
  const time = now();
  const at = formatDateTime(new Date(time).toISOString());
  const email = currentUser()?.email;
  const by = email && nameOf(email);
  return { at, by, made: [at, by].filter(Boolean).join(', '), date: new Date(time) };
}
