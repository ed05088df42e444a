import { readState, stateChoices, type RosterField } from '../model/fields';
import { leaveOut, type RowMessages } from '../model/messages';
import { licenseNumberField, numbersOfCell } from './license-number-field';

type Values = Record<string, string | undefined>;

const [numberKey, stateKey] = ['secondLicenseNumber', 'secondLicenseState'] as const;

/** The columns of a second license of a row: its number and its state. Its type follows from the provider's, as that of the first. */
export const secondLicenseFields: readonly RosterField[] = [
  {
    key: numberKey,
    label: 'Second license number',
    aliases: [],
    width: 170,
    isAside: true,
    read: (text) => licenseNumberField.read(text),
  },
  {
    key: stateKey,
    label: 'Second license state',
    aliases: [],
    width: 150,
    isAside: true,
    choices: stateChoices,
    read: readState,
  },
];

/**
 * Puts a second license of a row behind its first, each with its state, as if both stood in one cell. Where its number, its state or what
 * tells it from the first is missing, it stays out with the reason, and the first is taken. `column` is the state that the row
 * itself says of the first; gives that state as it is by then.
 */
export function takeSecondLicense(
  values: Values,
  messages: RowMessages,
  column: string | undefined,
): string | undefined {
  const { [numberKey]: number, [stateKey]: ownState } = values;
  const leave = (reason: string) => {
    leaveOut(values, messages, [numberKey, stateKey], reason);
    return column;
  };
  if (!number) return leave('The second license has no number.');
  const [second, another] = numbersOfCell(number);
  const state = ownState ?? second?.state;
  if (!second || another) return leave('The column of the second license has several: give each a row.');
  if (!state) return leave('The second license has no state.');
  const written = ownState ? (second.whole ?? second.number) : second.number;
  if (!values['licenseNumber']) {
    // What is wrong with the number of the first one stands there; its state is that of no license then.
    values['licenseNumber'] = written;
    values['licenseState'] = state;
    clear(values);
    return state;
  }
  const firstState = column ?? values['state'] ?? values['primaryPracticeState'];
  const before = numbersOfCell(values['licenseNumber']).map((one) => {
    if (one.state && !one.whole) return one;
    return firstState ? { number: one.whole ?? one.number, state: firstState } : undefined;
  });
  const known = before.filter((one) => one !== undefined);
  if (known.length < before.length)
    return leave('The first license has no state, so that nobody knows which is which.');
  const same = known.find((one) => one.state === state);
  if (same && same.number !== written)
    return leave('Both licenses are of one state: give each a row with its type.');
  if (!same)
    values['licenseNumber'] = [...known, { number: written, state }]
      .map((one) => `${one.number}\t${one.state}`)
      .join('\n');
  clear(values);
  return column;
}

function clear(values: Values): void {
  values[numberKey] = undefined;
  values[stateKey] = undefined;
}
