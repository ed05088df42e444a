import type { ReadFields } from './csv-values';
import type { ListRecord } from '../data/dataset-lists-records';
import type { DatasetType } from '../data/dataset-types';
import type { Field, Fields } from '../data/datasets-field';
import { fieldsOf } from '../data/datasets-fields';
import { isMany, isValues } from '../data/datasets-schema';
import { hashText, idFor } from '../store/ids';
import { exclusionColumns, exclusionFields } from './csv-exclusions';
import { readCell } from './csv-values';

export interface CsvLayout {
  /** What is wrong with a row, in sentences; none when it can be read. */
  problems(cells: readonly string[]): string[];
  /** What a row says, without an id. */
  fields(cells: readonly string[]): Record<string, unknown>;
  /** The record that a row stands for. */
  record(cells: readonly string[]): ListRecord;
}

/** What is wrong with the heading of a file, in sentences. */
export function headingProblems(datasetType: DatasetType, heading: readonly string[]): string[] {
  const known = new Map(columnsOf(datasetType).map((name) => [name.toLowerCase(), name]));
  const named = heading.map((cell) => cell.trim().toLowerCase());
  const problems: string[] = [];
  for (const [index, name] of named.entries()) {
    if (name === '') problems.push(`Column ${index + 1} has no name.`);
    else if (!known.has(name)) problems.push(`“${heading[index]?.trim()}” is not a column of this dataset.`);
    else if (named.indexOf(name) < index) problems.push(`Column ${known.get(name)} is there twice.`);
  }
  if (!named.some((name) => naming.has(name))) {
    const wanted = columnsOf(datasetType).filter((name) => naming.has(name.toLowerCase()));
    problems.push(`A column with names is missing, such as ${wanted.join(' or ')}.`);
  }
  return problems;
}

/** The columns that a file of a dataset may have, in the order of its published layout. */
export function columnsOf(datasetType: DatasetType): readonly string[] {
  return datasetType === 'OigExclusions' ? exclusionColumns : [...flat(fieldsOf(datasetType)).keys()];
}

const naming = new Set(['lastname', 'busname', 'fullname', 'businessname', 'companies']);

/** How the rows of a file are read, by its heading, which has no problems. */
export function layoutOf(datasetType: string, heading: readonly string[]): CsvLayout {
  const names = heading.map((cell) => cell.trim().toLowerCase());
  const read =
    datasetType === 'OigExclusions'
      ? exclusionFields(names)
      : fieldsInColumns(flat(fieldsOf(datasetType as DatasetType)), names);
  return {
    problems(cells) {
      const more = cells.slice(names.length).some((cell) => cell.trim() !== '');
      if (cells.length < names.length || more)
        return [`Has ${cells.length} values where the heading has ${names.length}.`];
      const { fields, problems } = read(cells);
      if (problems.length === 0 && !named.some((name) => fields[name] !== undefined))
        return ['Names nobody.'];
      return problems;
    },
    fields: (cells) => read(cells).fields,
    record(cells) {
      const { fields } = read(cells);
      const identity = identifying.map((name) => JSON.stringify(fields[name])).join(' ');
      const kind = `uploaded to ${datasetType}`;
      return {
        id: idFor(kind, hashText(identity), hashText(identity.toUpperCase().split('').toReversed().join(''))),
        ...fields,
        hash: idFor(`${kind} content`, hashText(JSON.stringify(fields)), hashText(identity)),
      };
    },
  };
}

/** Records that agree in these are the same record, from one upload to the next. */
const identifying = [
  'fullName',
  'lastName',
  'firstName',
  'middleName',
  'businessName',
  'companies',
  'dateOfBirth',
  'npiNumber',
  'identityNumber',
  'samNumber',
  'source',
  'exclusionDate',
  'excludeDate',
  'effectiveDate',
];

const named = ['lastName', 'firstName', 'fullName', 'businessName', 'companies'];

/** Columns by field: a field of a field is `source.state`, lists of objects have a column for each field of theirs. */
function flat(fields: Fields, before = ''): Map<string, Field> {
  const columns = new Map<string, Field>();
  for (const [name, field] of Object.entries(fields)) {
    const path = before + name;
    if (path === 'hash') continue;
    const item = isMany(field) ? field.listOf : field;
    if (typeof item === 'string' || isValues(item)) columns.set(path, field);
    else {
      for (const [inner, leaf] of flat(item as Fields, `${path}.`))
        columns.set(inner, isMany(field) ? { listOf: leaf } : leaf);
    }
  }
  return columns;
}

function fieldsInColumns(columns: Map<string, Field>, heading: readonly string[]): ReadFields {
  const byName = new Map([...columns].map(([path, field]) => [path.toLowerCase(), { path, field }]));
  const read = heading.map((name) => byName.get(name));
  const lists = new Set([...columns].filter(([, field]) => isMany(field)).map(([path]) => path));
  return (cells) => {
    const fields: Record<string, unknown> = {};
    const problems: string[] = [];
    for (const [index, column] of read.entries()) {
      if (!column) continue;
      const { value, problem } = readCell(column.field, cells[index] ?? '');
      if (problem !== undefined) problems.push(`${column.path} ${problem}.`);
      else if (value !== undefined) put(fields, column.path, value, lists.has(column.path));
    }
    return { fields, problems };
  };
}

function put(fields: Record<string, unknown>, path: string, value: unknown, isList: boolean): void {
  const [name = '', inner] = path.split('.');
  if (inner === undefined) fields[name] = value;
  else if (isList && Array.isArray(value)) {
    const items = (fields[name] ?? []) as Record<string, unknown>[];
    for (const [index, item] of value.entries()) items[index] = { ...items[index], [inner]: item };
    fields[name] = items;
  } else fields[name] = { ...(fields[name] as object | undefined), [inner]: value };
}
