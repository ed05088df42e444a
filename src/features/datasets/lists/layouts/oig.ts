import { columns } from '../columns';
import type { Layout } from '../types';

/** Waivers (WAIVERDATE, WVRSTATE) have no field in the records of the dataset. */
const leie = columns(`
  LASTNAME = last | FIRSTNAME = first | MIDNAME = middle | BUSNAME = firm | GENERAL = .general |
  SPECIALTY = type | UPIN = .upin | NPI = npi | DOB = birth | ADDRESS = street | CITY = city | STATE = state |
  ZIP = zip | EXCLTYPE = .exclusionType | EXCLDATE = start | REINDATE = reinstated | WAIVERDATE | WVRSTATE
`);

/** The federal exclusions list: three files under one heading, told apart by their names and their number of rows. */
export const oigLayouts: readonly Layout[] = [
  {
    name: 'OIG LEIE, full list',
    dataset: 'OigExclusions',
    columns: leie,
    file: /^updated/i,
    usualRows: 83_500,
    source: 'opensanctions/opensanctions datasets/us/hhs_exclusions/crawler.py (2026)',
  },
  {
    name: 'OIG LEIE, exclusions of one month',
    dataset: 'OigExclusions',
    columns: leie,
    file: /^\d{4}excl/i,
    effect: 'adds',
    source: 'empowerai/hhs-oig-web-asp exclusions/supplement_archive.asp (2017)',
  },
  {
    name: 'OIG LEIE, reinstatements of one month',
    dataset: 'OigExclusions',
    columns: leie,
    file: /^\d{4}rein/i,
    effect: 'removes',
    source: 'empowerai/hhs-oig-web-asp exclusions/exclusions_list.asp (2017)',
  },
];
