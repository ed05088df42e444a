import { normalised } from '@/lib/names';
import { isWholeAddress, mayHoldCity, wholeAddress, type AddressParts } from './whole-address';
import { readText, type Reading, type RosterField } from '../model/fields';
import { leaveOut, type RowMessages } from '../model/messages';

/** An address in one column, or city, state and ZIP code in one. */
export const wholeAddressField: RosterField = {
  key: 'wholeAddress',
  label: 'Whole address',
  aliases: [
    'Full address',
    'Complete address',
    'Address in one line',
    'Entire address',
    'City state zip',
    'City state zip code',
    'City state and zip',
    'City state postal code',
  ],
  width: 260,
  isAside: true,
  read: readLines,
};

/** A text whose lines are parted by commas. */
export function readLines(text: string): Reading {
  return readText(
    text
      .split(/\s*[\r\n]+\s*/)
      .filter(Boolean)
      .map((line) => line.replace(/,$/, ''))
      .join(', '),
  );
}

/** The fields of a roster with that for a whole address before its parts. */
export const withWholeAddress = (fields: readonly RosterField[]): RosterField[] =>
  fields.flatMap((field) => (field.key === 'addressLine1' ? [wholeAddressField, field] : [field]));

type Values = Record<string, string | undefined>;

const ofPlace = ['city', 'state', 'zipCode'] as const;
const labels = { city: 'The city', state: 'The state', zipCode: 'The ZIP code' } as const;

/**
 * Fills in the parts of an address that stands in one cell, be it in a column of whole addresses or in that of the street. A part
 * that has a cell of its own stays as that says. Where the parts cannot be told apart for certain, the text stays out of the row; gives
 * the reason then, else undefined.
 */
function settleWholeAddress(values: Values, messages: RowMessages): string | undefined {
  const { wholeAddress: whole, addressLine1: street } = values;
  const text = whole ?? street;
  if (!text) return undefined;
  const own: AddressParts = { city: values['city'], state: values['state'], zipCode: values['zipCode'] };
  const isRead = whole === undefined && ofPlace.every((key) => own[key]);
  if (whole === undefined && !isWholeAddress(text) && (own.city || !mayHoldCity(text))) return undefined;
  const read = wholeAddress(text, isRead ? {} : own);
  if (isRead) {
    // The street says its city once more: it is taken off where both are the same.
    if ('parts' in read && isSamePlace(read.parts, own)) takeStreet(values, read.parts);
    return undefined;
  }
  if ('unread' in read) {
    leaveOut(values, messages, [whole === undefined ? 'addressLine1' : 'wholeAddress'], read.unread);
    const isMissing = !values[read.lacking] && !messages.leftOut[read.lacking];
    if (isMissing) messages.leftOut = { ...messages.leftOut, [read.lacking]: read.unread };
    return read.unread;
  }
  const other = ofPlace.find((key) => own[key] && read.parts[key] && !isSame(key, read.parts, own));
  if (other) {
    const reason = `${labels[other]} in the whole address is not that of its own column.`;
    leaveOut(values, messages, [whole === undefined ? 'addressLine1' : 'wholeAddress', other], reason);
    return reason;
  }
  for (const key of ofPlace) values[key] ??= read.parts[key];
  if (whole === undefined || !street) takeStreet(values, read.parts);
  values['wholeAddress'] = undefined;
  return undefined;
}

/**
 * Settles the address of a row by its cells, and by what every row has where they do not say all of it: what `fill` gives, which is
 * called once. Gives why its text stays out, as `settleWholeAddress` does.
 */
export function settleAddressCells(
  values: Values,
  messages: RowMessages,
  fill: () => void,
): string | undefined {
  const [own, said] = [{ ...values }, { ...messages }];
  // What a cell says of the state goes before what every row has; without any, that one tells how to read it.
  if (settleWholeAddress(own, said) === undefined) {
    Object.assign(values, own);
    messages.leftOut = said.leftOut;
    fill();
    return undefined;
  }
  fill();
  return settleWholeAddress(values, messages);
}

function takeStreet(values: Values, { addressLine1, addressLine2 }: AddressParts): void {
  values['addressLine1'] = addressLine1;
  const before = values['addressLine2'];
  // Two things that are said of where in a house it is are both kept.
  const isSaid = !addressLine2 || (before && normalised(before).includes(normalised(addressLine2)));
  if (!isSaid) values['addressLine2'] = [addressLine2, before].filter(Boolean).join(', ');
}

const isSame = (key: (typeof ofPlace)[number], read: AddressParts, own: AddressParts): boolean =>
  key === 'zipCode'
    ? read.zipCode?.slice(0, 5) === own.zipCode?.slice(0, 5)
    : normalised(read[key] ?? '') === normalised(own[key] ?? '');

const isSamePlace = (read: AddressParts, own: AddressParts): boolean =>
  ofPlace.every((key) => isSame(key, read, own));
