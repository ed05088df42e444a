/** Part of an address, by the key of its field. */
export type AddressPart = 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'zipCode';

/** Whose or which address a column is about. */
type AddressGroup = 'practice' | 'plain' | 'mailing';

export interface AddressColumn {
  part: AddressPart;
  group: AddressGroup;
}

const parts: Readonly<Record<AddressPart, readonly string[]>> = {
  addressLine1: [
    'address',
    'street',
    'street address',
    'address street',
    'address 1',
    'street 1',
    'address line 1',
    'line 1',
    'address line',
    'street address 1',
    'street address line 1',
    'street line 1',
    'first line address',
    'address street 1',
    'street name',
    'street number and name',
  ],
  addressLine2: [
    'address 2',
    'street 2',
    'address line 2',
    'line 2',
    'suite',
    'unit',
    'room',
    'room suite',
    'suite number',
    'second line address',
    'additional address',
    'additional address information',
    'additional street',
    'additional street address',
    'building',
    'street address 2',
    'street address line 2',
    'street line 2',
    'address suite',
    'suite unit',
    'suite room',
    'suite apt',
    'apt suite',
    'apt',
    '2 address',
    'address street 2',
    'unit number',
    'building suite',
    'address line 2 suite',
  ],
  city: [
    'city',
    'town',
    'city town',
    'city name',
    'municipality',
    'address city',
    'address city name',
    'address town',
    '1 city',
  ],
  state: [
    'state',
    'state code',
    'state name',
    'address state',
    'address state code',
    'address state name',
    'state province',
    'province',
    'address state province',
    '1 state',
  ],
  zipCode: [
    'zip',
    'zip code',
    'postal code',
    'zip 5',
    'zip postal code',
    'zip code postal code',
    'address zip',
    'address zip code',
    'address postal code',
    'postal',
    'zip code 5',
    'zip 9',
    'zip plus 4',
    'zip code plus 4',
    'zip zip code',
    'postal zip code',
    '1 zip',
    '1 zip code',
  ],
};
const partOf = new Map(
  Object.entries(parts).flatMap(([part, phrases]) =>
    phrases.map((phrase) => [phrase, part as AddressPart] as const),
  ),
);

/** Whether a field is a part of an address. */
export const isAddressPart = (field: string): field is AddressPart => field in parts;

const mailing = new Set(['mailing', 'correspondence', 'postal']);
const fillers = new Set(['or', 'and', 'us', 'usps']);

/**
 * Which part of which address a heading is about, by its words without those for whom it is about; undefined for any other
 * heading, and for addresses that are not where somebody practices or gets letters: billing, pay-to, remittance, home, that of
 * an official, a second location. `places` are words for where somebody works, `labels` what the fields themselves are called.
 */
export function addressColumn(
  words: readonly string[],
  places: ReadonlySet<string>,
  labels: ReadonlyMap<string, AddressPart> = new Map(),
): AddressColumn | undefined {
  const plain = words.filter((word) => !fillers.has(word));
  const direct = partOf.get(plain.join(' ')) ?? labels.get(words.join(' '));
  if (direct) return { part: direct, group: 'plain' };
  const isMailing = plain.some((word) => mailing.has(word) && word !== 'postal');
  const rest = plain.filter(
    (word) => !places.has(word) && !(isMailing && mailing.has(word) && word !== 'postal'),
  );
  const part = rest.length > 0 ? partOf.get(rest.join(' ')) : undefined;
  return part && { part, group: isMailing ? 'mailing' : 'practice' };
}

const needed: readonly AddressPart[] = ['city', 'state', 'zipCode'];

/** Among those that are as whole as each other, the practice's goes before one without a word for it, and this before that for letters. */
const order: readonly AddressGroup[] = ['practice', 'plain', 'mailing'];

/**
 * The columns of the one address that is taken, each with its part: of those that have a street the one that lacks the fewest
 * of city, state and ZIP code. A part that it lacks is taken of an address without a street of its own. Empty where no column
 * is a street.
 */
export function addressOf(columns: readonly (AddressColumn | undefined)[]): Map<number, AddressPart> {
  const firstOf = (part: AddressPart, group: AddressGroup) =>
    columns.findIndex((column) => column?.part === part && column.group === group);
  const withStreet = order.filter((group) => firstOf('addressLine1', group) >= 0);
  const wholeness = (group: AddressGroup) => needed.filter((part) => firstOf(part, group) >= 0).length;
  const [chosen] = withStreet.toSorted((one, other) => wholeness(other) - wholeness(one));
  const taken = new Map<number, AddressPart>();
  if (!chosen) return taken;
  const sources = [chosen, ...order.filter((group) => group !== chosen && !withStreet.includes(group))];
  for (const part of Object.keys(parts) as AddressPart[]) {
    const at = sources.map((group) => firstOf(part, group)).find((index) => index >= 0);
    if (at !== undefined) taken.set(at, part);
  }
  return taken;
}
