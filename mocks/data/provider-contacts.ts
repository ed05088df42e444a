import { idFor } from '../store/ids';
import type { ProviderRecord } from '../store/records';
import type { Draw } from './random';
import { areaCodesOf, cities, streetKinds, streets } from './words';

type Address = NonNullable<ProviderRecord['addresses']>[number];

/** An address of a generated provider in a state. */
export function addressIn(random: Draw, seed: number, index: number, state: string): Address {
  const [city, zip] = random.pick(cities[state] ?? [['Phoenix', '850'] as const]);
  return {
    id: idFor('address', seed, index),
    type: random.chance(0.9) ? 'Work' : random.chance(0.8) ? 'Home' : 'Unspecified',
    addressLine1: `${100 + random.below(9900)} ${random.pick(['N ', 'S ', 'E ', 'W ', ''])}${random.pick(streets)} ${random.pick(streetKinds)}`,
    ...(random.chance(0.25) ? { addressLine2: `Suite ${100 + random.below(800)}` } : {}),
    city,
    state,
    zipCode: `${zip}${String(random.below(100)).padStart(2, '0')}`,
  };
}

/** A number with the area code of a place. */
export function phoneIn(random: Draw, state = 'AZ', city?: string): string {
  const index = cities[state]?.findIndex(([name]) => name === city) ?? 0;
  const codes = areaCodesOf(state);
  return `(${codes[Math.max(0, index)] ?? codes[0]}) 555-${String(random.below(10_000)).padStart(4, '0')}`;
}

/** Telephone and e-mail of a generated provider, as they follow from name and address. */
export function contactsOf(
  random: Draw,
  seed: number,
  index: number,
  { firstName, lastName, addresses }: ProviderRecord,
): Pick<ProviderRecord, 'phone' | 'emails'> {
  const [address] = addresses ?? [];
  const phone = phoneIn(random, address?.state, address?.city);
  if (!random.chance(0.9)) return { phone };
  const u = random.next();
  const type = u < 0.8 ? 'Work' : u < 0.95 ? 'Personal' : 'Unspecified';
  const host = type === 'Work' ? 'cedar-ridge.example' : 'mailbox.example';
  const email = `${plain(firstName)}.${plain(lastName)}@${host}`;
  return { phone, emails: [{ id: idFor('email', seed, index), type, email }] };
}

const plainNames = new Map<string, string>();

/** A name as it stands in e-mail addresses. There are few names, so that each is worked out once. */
function plain(name = ''): string {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  const letters = name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
  plainNames.set(name, letters);
  return letters;
}
