/** Part of an address, by the key of its field. */
export type AddressPart = 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'zipCode';

/** Whose or which address a column is about. */
type AddressGroup = 'practice' | 'plain' | 'mailing';

export interface AddressColumn {
  part: AddressPart;
  group: AddressGroup;
  /** The words for where it is, as far as they tell one address from another: `service location`. */
  place: string;
  /** `St`: the street, or the state where another column of the address is its street. */
  isShort?: boolean;
  /** Which of several places, or of several lines, where that is not the first. */
  number?: number;
}

const parts: Readonly<Record<AddressPart, readonly string[]>> = {
  addressLine1: [
    'address',
    'street',
    'st',
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
    'address st',
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
  const named = words.filter((word) => !fillers.has(word));
  const direct = partOf.get(named.join(' ')) ?? labels.get(words.join(' '));
  if (direct)
    return { part: direct, group: 'plain', place: '', ...lineNumber(direct, named), ...shortOf(named) };
  // `Location 2 address` is another place, `location address 2` the second line of one.
  const ofPlace = named.findIndex(
    (word, at) => isNumber(word) && places.has(named[at - 1] ?? '') && at < named.length - 1,
  );
  const plain = named.filter((_, at) => at !== ofPlace);
  const isMailing = plain.some((word) => mailing.has(word) && word !== 'postal');
  const rest = plain.filter(
    (word) => !places.has(word) && !(isMailing && mailing.has(word) && word !== 'postal'),
  );
  const place = plain.filter((word) => places.has(word)).join(' ');
  const group = isMailing ? 'mailing' : place === '' ? 'plain' : 'practice';
  const part = partOf.get(rest.join(' '));
  if (part)
    return {
      part,
      group,
      place,
      ...shortOf(rest),
      ...(ofPlace < 0 ? lineNumber(part, rest) : numberOf(named[ofPlace])),
    };
  // `City 2` is that of another place: cities have no lines.
  const once = isNumber(rest.at(-1) ?? '') ? partOf.get(rest.slice(0, -1).join(' ')) : undefined;
  return once && ofPlace < 0 ? { part: once, group, place, ...numberOf(rest.at(-1)) } : undefined;
}

const isNumber = (word: string) => /^\d$/.test(word);

const shortOf = (words: readonly string[]): { isShort?: boolean } =>
  words.join(' ') === 'st' ? { isShort: true } : {};

/** A number, unless it is that of the first of several. */
const numberOf = (word: string | undefined): { number?: number } =>
  isNumber(word ?? '') && word !== '1' ? { number: Number(word) } : {};

/** `Address 2` may be a second line or a second place; the five in `zip 5` counts digits. */
const lineNumber = (part: AddressPart, words: readonly string[]) =>
  part === 'addressLine2' ? numberOf(words.at(-1)) : {};

/** Of an address where nobody practices, and where no letter to the provider goes. */
const elsewhere = new Set(
  'home residence residential personal billing bill remit remittance pay payee payto'.split(' '),
);

/** Whether a heading is the street of such an address: `Home address`. */
function isStreetElsewhere(words: readonly string[]): boolean {
  const rest = words.filter((word) => !elsewhere.has(word) && word !== 'to');
  return words.some((word) => elsewhere.has(word)) && partOf.get(rest.join(' ')) === 'addressLine1';
}

/**
 * The places of the columns that say nothing of whose they are and stand behind the street of a home, or of where bills go: `Home
 * address, City, ST, ZIP` is one address. `all` are the words of the headings.
 */
export function partsElsewhere(
  all: readonly (readonly string[])[],
  columns: readonly (AddressColumn | undefined)[],
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [street, words] of all.entries()) {
    if (!isStreetElsewhere(words)) continue;
    const seen = new Set<AddressPart>(['addressLine1']);
    for (let at = street + 1; at < columns.length; at += 1) {
      const { part, group, isShort } = columns[at] ?? {};
      const itsPart = isShort ? 'state' : part;
      if (!itsPart || group !== 'plain' || seen.has(itsPart)) break;
      seen.add(itsPart);
      found.add(at);
    }
  }
  return found;
}

const needed: readonly AddressPart[] = ['city', 'state', 'zipCode'];

/** Among those that are as whole as each other, the practice's goes before one without a word for it, and this before that for letters. */
const order: readonly AddressGroup[] = ['practice', 'plain', 'mailing'];

/**
 * The columns of the one address that is taken, each with its part: of those that have a street the one that lacks the fewest
 * of city, state and ZIP code. A part that it lacks is taken of an address without a street of its own. Empty where no column
 * is a street.
 */
export function addressOf(numbered: readonly (AddressColumn | undefined)[]): Map<number, AddressPart> {
  const columns = numbered.map((column) => column && ofFirstPlace(column, numbered));
  const isOf = (one: AddressColumn, other: AddressColumn) =>
    one.group === other.group && one.place === other.place;
  const all = columns.filter((column) => column !== undefined);
  const addresses = order
    .flatMap((group) => all.filter((column) => column.group === group))
    .filter((column, index, sorted) => sorted.findIndex((other) => isOf(column, other)) === index);
  const firstOf = (part: AddressPart, address: AddressColumn) =>
    columns.findIndex((column) => column?.part === part && isOf(column, address));
  const withStreet = addresses.filter((address) => firstOf('addressLine1', address) >= 0);
  const wholeness = (address: AddressColumn) => needed.filter((part) => firstOf(part, address) >= 0).length;
  const [chosen] = withStreet.toSorted((one, other) => wholeness(other) - wholeness(one));
  const taken = new Map<number, AddressPart>();
  if (!chosen) return taken;
  const sources = [chosen, ...addresses.filter((address) => !withStreet.includes(address))];
  for (const part of Object.keys(parts) as AddressPart[]) {
    const at = sources.map((address) => firstOf(part, address)).find((index) => index >= 0);
    if (at !== undefined) taken.set(at, part);
  }
  return taken;
}

/** A column as one of the first of several places, undefined for those of the others. */
function ofFirstPlace(
  column: AddressColumn,
  all: readonly (AddressColumn | undefined)[],
): AddressColumn | undefined {
  const { part, group, place, number, isShort = false } = column;
  const isStreetOf = (other: AddressColumn | undefined) =>
    other?.part === 'addressLine1' && !other.isShort && other.group === group && other.place === place;
  if (isShort && all.some(isStreetOf)) return { part: 'state', group, place, ...(number && { number }) };
  if (number === undefined) return column;
  const isStreet = part === 'addressLine1' || part === 'addressLine2';
  // A second street without a city of its own is a second line.
  const hasPlace = all.some(
    (other) =>
      other?.number === number &&
      other.group === group &&
      other.place === place &&
      needed.includes(other.part),
  );
  return isStreet && number === 2 && !hasPlace ? { part: 'addressLine2', group, place } : undefined;
}
