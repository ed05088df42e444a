import { fieldOfPart } from './fields';
import type { ListReading, ListRecord } from './records';
import type { ListDataset } from './types';

/** How many records of a list lack what a match is told by or judged on; absent of what its dataset has no field for. */
export interface MissingFigures {
  records: number;
  day?: number;
  kind?: number;
  npi?: number;
  /** Neither an NPI nor a date of birth: they are found by the name alone. */
  nameAlone: number;
}

/** A record that lacks some of it. */
export interface LackingRecord {
  record: ListRecord;
  /** `Exclusion date, NPI` */
  lacks: string[];
}

/** The fields that say what kind of exclusion it is, any of which does. */
const kindFields: Partial<Record<ListDataset, readonly string[]>> = {
  StateSanctionsAndExclusions: ['exclusionDetails.reason', 'exclusionDetails.authority'],
  OigExclusions: ['exclusionType'],
  Sam: ['exclusionType'],
  Tricare: ['summary'],
};

/** Free names under which a state's list keeps what was done. */
const kindNames = /action|sanction|exclusion|termination|type|status|reason|basis/i;

const hasKind = ({ fields, info }: ListRecord, names: readonly string[]) =>
  names.some((name) => fields[name]) ||
  Object.entries(info ?? {}).some(([name, value]) => value !== '' && kindNames.test(name));

/** What the records of a list lack, in figures and one by one. Reads nothing anew; never throws. */
export function missingValues({ records, dataset }: ListReading): {
  figures: MissingFigures;
  lacking: LackingRecord[];
} {
  const figures: MissingFigures = { records: records.length, nameAlone: 0 };
  const lacking: LackingRecord[] = [];
  if (!dataset) return { figures, lacking };
  const [start, npi] = [fieldOfPart(dataset, 'start'), fieldOfPart(dataset, 'npi')];
  const kind = kindFields[dataset];
  if (start) figures.day = 0;
  if (kind) figures.kind = 0;
  if (npi) figures.npi = 0;
  for (const record of records) {
    const { fields } = record;
    const lacks: string[] = [];
    if (start && !fields[start]) {
      figures.day = (figures.day ?? 0) + 1;
      lacks.push('Exclusion date');
    }
    if (kind && !hasKind(record, kind)) {
      figures.kind = (figures.kind ?? 0) + 1;
      lacks.push('Type of exclusion');
    }
    if (npi && !fields[npi]) {
      figures.npi = (figures.npi ?? 0) + 1;
      lacks.push('NPI');
      if (!fields['dateOfBirth']) {
        figures.nameAlone += 1;
        lacks.push('Date of birth');
      }
    }
    if (lacks.length > 0) lacking.push({ record, lacks });
  }
  return { figures, lacking };
}

/** The newest day on which an exclusion of a list began, up to `today`: the list is of that day or later. */
export function newestStart({ records, dataset }: ListReading, today: string): string | undefined {
  const start = dataset && fieldOfPart(dataset, 'start');
  if (!start) return undefined;
  let newest: string | undefined;
  for (const { fields } of records) {
    const day = fields[start];
    if (day && day <= today && day > (newest ?? '')) newest = day;
  }
  return newest;
}
