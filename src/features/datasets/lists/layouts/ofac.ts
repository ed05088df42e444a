import { columns } from '../columns';
import type { Layout } from '../types';

const source =
  'OFAC data specification, updated 2023-09-25 (moov-io.github.io/watchman/file-structure); ofac.treasury.gov, tutorial on legacy flat files';

/** Names of the specification: the files have no heading. */
const main = columns(`
  ent_num = .identityNumber | SDN_Name = .fullName | SDN_Type = .type | Program = .program | Title = .title |
  Call_Sign | Vess_type | Tonnage | GRT | Vess_flag | Vess_owner | Remarks = .remarks
`);
const addresses = columns(`
  Ent_num = key | Add_num | Address = .addresses.address | City/State/Province/Postal Code = .addresses.address |
  Country = .addresses.address | Add_remarks = .addresses.addressRemarks
`);
const aliases = columns(`
  ent_num = key | alt_num = .alternateIdentities.identityNumber | alt_type = .alternateIdentities.type |
  alt_name = .alternateIdentities.fullName | alt_remarks = .alternateIdentities.remarks
`);
const comments = columns(`ent_num = key | remarks = .remarks`);

/** The four files of one of the lists, whose names begin alike; all but the main file are joined to it by the first column. */
function filesOf(dataset: 'OfacSdn' | 'OfacConsolidated', list: string, files: readonly RegExp[]): Layout[] {
  const all = [
    { part: 'main', name: 'main file', columns: main },
    { part: 'addresses', name: 'addresses', columns: addresses, effect: 'joins' },
    { part: 'aliases', name: 'aliases', columns: aliases, effect: 'joins' },
    { part: 'comments', name: 'remarks that did not fit', columns: comments, effect: 'joins' },
  ] as const;
  return all.flatMap((one, index) => {
    const file = files[index];
    return file ? [{ ...one, name: `${list}, ${one.name}`, dataset, file, isHeadless: true, source }] : [];
  });
}

/** OFAC: two lists of four files without headings, told apart by the names of the files. */
export const ofacLayouts: readonly Layout[] = [
  ...filesOf('OfacSdn', 'OFAC SDN', [
    /^sdn(?![a-z]|_?comm)/i,
    /^add(?![a-z])/i,
    /^alt(?![a-z])/i,
    /^sdn_?comments/i,
  ]),
  ...filesOf('OfacConsolidated', 'OFAC consolidated (non-SDN)', [
    /^cons_?prim/i,
    /^cons_?add/i,
    /^cons_?alt/i,
    /^cons_?comments/i,
  ]),
];
