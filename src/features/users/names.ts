import type { BaseUser } from '@/api/models';
import { userWords } from '@/lib/words';

/** The names of users by their addresses in lower case, of those who are told with both. */
export type UserNames = ReadonlyMap<string, string>;

const noNames: UserNames = new Map();

/** Takes the names out of a list of users; none out of anything else. */
export function namesOf(users: readonly BaseUser[] | undefined): UserNames {
  if (!Array.isArray(users)) return noNames;
  return new Map(
    users.flatMap((user: BaseUser): [string, string][] => {
      const name = userWords(user);
      return user.email && name ? [[user.email.toLowerCase(), name]] : [];
    }),
  );
}

/** The name of whoever has an address; the address itself where no name is known. */
export const nameIn = (names: UserNames = noNames, address: string): string =>
  names.get(address.toLowerCase()) ?? address;
