import type { Dataset } from '@/api/models';
import type { CellKind, CsvColumn, CsvLayout } from '@/lib/csv-check';
import { fieldsOfSchema, type SchemaField } from './schema-fields';

const kindsOfExclusions: Record<string, CellKind> = {
  NPI: 'npiOrZeros',
  DOB: 'dayOrZeros',
  EXCLDATE: 'dayOrZeros',
  REINDATE: 'dayOrZeros',
  WAIVERDATE: 'dayOrZeros',
};

/** The published layout of the federal exclusions list. */
const exclusions: CsvLayout = {
  columns:
    'LASTNAME FIRSTNAME MIDNAME BUSNAME GENERAL SPECIALTY UPIN NPI DOB ADDRESS CITY STATE ZIP EXCLTYPE EXCLDATE REINDATE WAIVERDATE WVRSTATE'
      .split(' ')
      .map((name) => ({ name, kind: kindsOfExclusions[name] ?? 'text' })),
  naming: ['LASTNAME', 'BUSNAME'],
};

const kinds: Record<string, CellKind> = { date: 'day', 'whole number': 'integer', 'yes or no': 'boolean' };
const naming = new Set(['lastName', 'fullName', 'businessName', 'companies']);

/**
 * The columns that a file for a dataset may have: the published ones of the federal exclusions list, else the fields
 * of its records, with a dot for a field within a field.
 */
export function layoutOf({ type, schema }: Dataset): CsvLayout {
  if (type === 'OigExclusions') return exclusions;
  const columns = columnsOf(fieldsOfSchema(schema));
  return { columns, naming: columns.map(({ name }) => name).filter((name) => naming.has(name)) };
}

function columnsOf(fields: readonly SchemaField[], before = '', inList = false): CsvColumn[] {
  return fields.flatMap(({ name, kind, parts }): CsvColumn[] => {
    const many = inList || kind.startsWith('list of ');
    if (parts.length > 0) return columnsOf(parts, `${before}${name}.`, many);
    const one = kind.replace(/^list of /, '').replace(/s$/, '');
    return [{ name: before + name, kind: kinds[one] ?? 'text', ...(many && { many }) }];
  });
}
