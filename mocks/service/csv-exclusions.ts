import type { ReadFields } from './csv-values';
import { readDate } from './csv-values';

/** The published layout of the federal exclusions list. */
export const exclusionColumns =
  'LASTNAME FIRSTNAME MIDNAME BUSNAME GENERAL SPECIALTY UPIN NPI DOB ADDRESS CITY STATE ZIP EXCLTYPE EXCLDATE REINDATE WAIVERDATE WVRSTATE'.split(
    ' ',
  );

/** Columns that go into fields as they are. */
const texts: Record<string, string> = {
  LASTNAME: 'lastName',
  FIRSTNAME: 'firstName',
  MIDNAME: 'middleName',
  BUSNAME: 'businessName',
  GENERAL: 'general',
  SPECIALTY: 'specialty',
  EXCLTYPE: 'exclusionType',
};

/**
 * Waivers have no field, but a date that is none is wrong all the same. Nobody who was reinstated is on the list itself, which
 * has zeros there; the OIG's file of reinstatements has the same columns.
 */
const dates: Record<string, string | undefined> = {
  DOB: 'dateOfBirth',
  EXCLDATE: 'exclusionDate',
  REINDATE: 'reinstatedDate',
  WAIVERDATE: undefined,
};

/**
 * Reads rows of the federal exclusions list: dates `YYYYMMDD`, and zeros for a date or an NPI that there is not. The
 * columns may stand in any order. `heading` is in lower case.
 */
export function exclusionFields(heading: readonly string[]): ReadFields {
  const at = new Map(heading.map((name, index) => [name.toUpperCase(), index]));
  return (cells) => {
    const fields: Record<string, unknown> = {};
    const problems: string[] = [];
    const cell = (column: string) => cells[at.get(column) ?? -1]?.trim() ?? '';
    for (const column in texts) {
      const text = cell(column);
      if (text !== '') fields[texts[column] ?? column] = text;
    }
    for (const column in dates) {
      const text = cell(column);
      if (/^0*$/.test(text)) continue;
      const { value } = /^\d{8}$/.test(text) ? readDate(text) : {};
      if (value === undefined) problems.push(`${column} must be a date such as 20261120, or 00000000.`);
      else if (dates[column]) fields[dates[column]] = value;
    }
    const npi = cell('NPI');
    if (/^\d{10}$/.test(npi)) {
      if (npi !== '0000000000') fields.npiNumber = Number(npi);
    } else if (npi !== '') problems.push('NPI must have ten digits, or be 0000000000.');
    const upin = cell('UPIN');
    // Most are letters and digits, which the contract has no place for.
    if (/^\d+$/.test(upin)) fields.upin = Number(upin);
    const place = [cell('CITY'), [cell('STATE'), cell('ZIP')].filter(Boolean).join(' ')];
    const address = [cell('ADDRESS'), ...place].filter(Boolean).join(', ');
    if (address !== '') fields.address = address;
    return { fields, problems };
  };
}
