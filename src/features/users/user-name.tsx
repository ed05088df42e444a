import { useQuery } from '@tanstack/react-query';
import type { BaseUser } from '@/api/models';
import { listCredentialingRequestOwnersOptions } from '@/api/operations.gen';
import { useReadBlocked } from '@/api/permissions';
import { userWords } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { Verbatim } from '@/ui/text';

const noNames: ReadonlyMap<string, string> = new Map();

/** The names of users by their addresses in lower case, of those who are told with both. */
function namesOf(users: readonly BaseUser[] | undefined): ReadonlyMap<string, string> {
  if (!Array.isArray(users)) return noNames;
  return new Map(
    users.flatMap((user: BaseUser): [string, string][] => {
      const name = userWords(user);
      return user.email && name ? [[user.email.toLowerCase(), name]] : [];
    }),
  );
}

/**
 * The name of a user by the address that the event log tells, as far as the service tells names: of those who own
 * credentialing requests. Of others the address itself.
 */
export function useUserName(): (address: string) => string {
  const { data = noNames } = useQuery({
    ...listCredentialingRequestOwnersOptions(),
    enabled: useReadBlocked('Credentialing') === undefined,
    staleTime: 300_000,
    select: namesOf,
  });
  return (address) => data.get(address.toLowerCase()) ?? address;
}

/** Who did something: the name where it is known, with the address under the pointer. A dash for nobody. */
export function UserName({ address }: { address: string | undefined }) {
  const nameOf = useUserName();
  if (!address) return <Dash />;
  const name = nameOf(address);
  return (
    <Verbatim title={name.toLowerCase() === address.toLowerCase() ? undefined : address}>{name}</Verbatim>
  );
}
