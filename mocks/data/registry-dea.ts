import type { DeaRegistration } from './credentials';
import { prescribersOf } from './careers';
import { dateTimeFrom } from './dates';
import { startOfDay } from '../store/time';
import { deaNumber } from './dea';
import { similarName } from './names';
import { isMidLevel, professionCalled } from './professions';
import { addressIn } from './provider-contacts';
import { draw } from './random';
import { credentialsOfSubject, type RegistryFields, type Subject } from './registry-subject';
import { hashText } from '../store/ids';

/** Of few the registry has a first name that looks like the provider's. */
const otherName = 0.05;

/**
 * What the registry of the DEA holds about a provider: a record for each registration that is held, in its state and until
 * the end of its cycle, and for each number that is stated and can be one of this provider's (field.md 2.8).
 */
export function deaRecords(subject: Subject): RegistryFields[] {
  const { origin, provider, random, stated } = subject;
  const type = origin.definitions.providerTypes.find(({ id }) => id === provider.providerTypeId)?.name;
  const registrations = credentialsOfSubject(subject).deaRegistrations;
  const known = new Set(registrations.map(({ registrationNumber }) => registrationNumber));
  const others = stated
    .map(({ number }) => number.trim().toUpperCase())
    .filter((number) => !known.has(number) && isPossible(number, provider.lastName ?? '', type));
  const firstName = random.chance(otherName) ? similarName(provider.firstName ?? '') : provider.firstName;
  const name = { firstName: firstName ?? '', lastName: provider.lastName ?? '' };
  const ofOthers = others.map((number) =>
    statedRegistration(number, provider.primaryPracticeState, origin.epoch),
  );
  return [...registrations, ...ofOthers].map((registration) => recordOf(subject, type, name, registration));
}

function recordOf(
  { origin, provider }: Subject,
  type: string | undefined,
  name: { firstName: string; lastName: string },
  { registrationNumber, state, expires }: DeaRegistration,
): RegistryFields {
  const random = draw('dea record', hashText(registrationNumber), 0);
  const ofState = provider.addresses?.find((address) => address.state === state);
  const address = ofState ?? addressIn(random, 0, 0, state);
  const midLevel = isMidLevel(type);
  return {
    ...name,
    numbers: [registrationNumber],
    fields: {
      registrationNumber,
      fullName: `${name.lastName}, ${name.firstName}`,
      degree: professionCalled(type)?.abbreviations[0],
      businessActivityCode: midLevel ? 'M' : 'C',
      businessActivitySubCode: midLevel ? undefined : '0',
      businessActivity: midLevel ? 'Mid-level practitioner' : 'Practitioner',
      drugSchedules: random.pick(['2,2N,3,3N,4,5', '2,2N,3,3N,4,5', '2,3,3N,4,5', '4,5']),
      expirationDate: dateTimeFrom(expires, 0),
      paymentIndicator: random.chance(0.93) ? 'Paid' : 'Exempt',
      active: expires >= startOfDay(origin.epoch),
      address1: address.addressLine1,
      city: address.city,
      state,
      zipCode: address.zipCode,
    },
  };
}

/** Whether a number is formed as those of somebody with a name and of a type are. */
function isPossible(number: string, lastName: string, type: string | undefined): boolean {
  const [, letter = '', initial = '', six = ''] = /^([ABFGM])([A-Z9])(\d{6})\d$/.exec(number) ?? [];
  if (letter === '' || (type !== undefined && prescribersOf(type) === 0)) return false;
  if (type !== undefined && (letter === 'M') !== isMidLevel(type)) return false;
  const name = initial === '9' ? '' : lastName;
  return number === deaNumber(letter, name, Number(six));
}

/** A registration of which nothing but its number is known: of the home state, in some month of its cycle. */
function statedRegistration(registrationNumber: string, state = 'AZ', epoch: number): DeaRegistration {
  const today = new Date(epoch);
  const months = 2 + ((hashText(registrationNumber) >>> 0) % 34);
  return {
    id: registrationNumber,
    registrationNumber,
    state,
    expires: Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 0),
  };
}
