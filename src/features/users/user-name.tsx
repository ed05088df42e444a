import { useQuery } from '@tanstack/react-query';
import { listCredentialingRequestOwnersOptions } from '@/api/operations.gen';
import { useReadBlocked } from '@/api/permissions';
import { Dash } from '@/ui/dash';
import { Verbatim } from '@/ui/text';
import { nameIn, namesOf } from './names';

/**
 * The name of a user by the address that the event log tells, as far as the service tells names: of those who own
 * credentialing requests. Of others the address itself.
 */
export function useUserName(): (address: string) => string {
  const { data } = useQuery({
    ...listCredentialingRequestOwnersOptions(),
    enabled: useReadBlocked('Credentialing') === undefined,
    staleTime: 300_000,
    select: namesOf,
  });
  return (address) => nameIn(data, address);
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
