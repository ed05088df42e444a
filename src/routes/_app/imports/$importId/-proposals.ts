import type { License, Provider } from '@/api/models';
import type { Collection } from '@/info/definition';
import type { Facts } from '@/records/field';
import { entriesIn } from '@/info/entries';
import { stateName } from '@/lib/states';
import { textOf } from '@/lib/words';
import { compareNumber, compareState, compareType } from '@/review/compare';
import { markOf } from './-comparing';
import { collectionSection, type Names } from './-entry-proposals';
import type { Definitions, Imported, ImportedLicense } from './-imported';
import { personRows } from './-person-rows';
import type { EntryProposal, FieldRow, ProposalSection } from './-proposal';

/** What we hold of a provider. */
export interface OnFile {
  provider: Provider;
  /** The answer of `GET /providers/{id}/info`. */
  info: Facts;
  licenses: readonly License[];
}

interface Context {
  collections: readonly Collection[];
  definitions: Definitions;
  names: Names;
  /** What a license type of ours is called, by its id. */
  typeName: (id: string) => string | undefined;
}

/**
 * An imported profile beside what we hold, part by part, each with how it stands and what taking it over would do. Only
 * parts that the profile speaks of; nothing is decided here.
 */
export function proposalsOf(imported: Imported, onFile: OnFile, context: Context): ProposalSection[] {
  const { collections, definitions, names, typeName } = context;
  const rows = personRows(imported, onFile.provider, definitions);
  const sections = collections.flatMap((collection): ProposalSection[] => {
    const given = imported.entries[collection.path];
    return given ? [collectionSection(collection, given, entriesIn(collection, onFile.info), names)] : [];
  });
  const all = [
    { id: 'person', title: 'Person', rows, entries: [], left: [] },
    ...(imported.hasLicenses ? [licenseSection(imported.licenses, onFile.licenses, typeName)] : []),
    ...sections,
  ];
  return all.filter((section) => section.rows.length + section.entries.length + section.left.length > 0);
}

const isLike = ({ mark }: { mark: string }) => mark === 'agrees' || mark === 'similar';

/** Is it this license of ours: the same number, and no other state. */
function isSame(license: License, { number, state }: ImportedLicense): boolean {
  const isOtherState = state && license.state && !isLike(compareState(license.state, state));
  return !isOtherState && isLike(compareNumber(license.licenseNumber, number));
}

function licenseSection(
  given: readonly ImportedLicense[],
  onFile: readonly License[],
  typeName: Context['typeName'],
): ProposalSection {
  const left = [...onFile];
  const isOfType = ({ licenseType }: License, { type }: ImportedLicense) =>
    isLike(compareType(licenseType, typeName(type) ?? type));
  const entries = given.map((license, index): EntryProposal => {
    // A state may give one number to a nurse's several licenses.
    const ofType = left.findIndex((one) => isSame(one, license) && isOfType(one, license));
    const position = ofType >= 0 ? ofType : left.findIndex((one) => isSame(one, license));
    const [ours] = position < 0 ? [] : left.splice(position, 1);
    const rows = licenseRows(`licenses:${index}`, license, ours, typeName);
    return {
      id: `licenses:${index}`,
      path: 'licenses',
      title: [license.number, license.state].filter(Boolean).join(', '),
      comparison: ours
        ? markOf(rows.map(({ comparison }) => comparison))
        : { mark: 'missing', why: 'not on file' },
      entryId: ours?.id,
      rows,
      take: ours ? undefined : { kind: 'attach', license },
    };
  });
  const names = left.map(
    ({ licenseNumber, state }) => [licenseNumber, state].filter(Boolean).join(', ') || 'A license',
  );
  return { id: 'licenses', title: 'Licenses', rows: [], entries, left: names };
}

function licenseRows(
  id: string,
  given: ImportedLicense,
  ours: License | undefined,
  typeName: Context['typeName'],
): FieldRow[] {
  const type = typeName(given.type) ?? given.type;
  const rows: FieldRow[] = [
    {
      id: `${id}:number`,
      label: 'Number',
      onFile: textOf(ours?.licenseNumber),
      given: given.number,
      mono: true,
      comparison: compareNumber(ours?.licenseNumber, given.number),
    },
    {
      id: `${id}:state`,
      label: 'State',
      onFile: stateName(ours?.state) ?? '',
      given: stateName(given.state) ?? '',
      comparison: compareState(ours?.state, given.state),
    },
    {
      id: `${id}:type`,
      label: 'Type',
      onFile: textOf(ours?.licenseType?.name),
      given: type,
      comparison: compareType(ours?.licenseType, type),
    },
  ];
  return rows
    .filter((row) => row.onFile || row.given)
    .map((row) =>
      ours && row.comparison.mark === 'differs'
        ? { ...row, blocked: 'A license keeps its number, state and type: attach another one instead.' }
        : row,
    );
}
