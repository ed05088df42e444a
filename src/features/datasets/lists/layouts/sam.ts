import { columns } from '../columns';
import type { Layout } from '../types';

/** SAM public exclusions: one layout in three generations. */
export const samLayouts: readonly Layout[] = [
  {
    name: 'SAM public exclusions extract (V2), as of today',
    dataset: 'Sam',
    columns: columns(`
      Classification = .classification | Name = firm | Prefix = prefix | First = first | Middle = middle |
      Last = last | Suffix = suffix | Address 1 = street | Address 2 = street | Address 3 = street |
      Address 4 = street | City = city | State / Province = state | Country = country | Zip Code = zip |
      Open Data Flag = .openDataFlag | Blank (Deprecated) | Unique Entity ID = .uei |
      Exclusion Program = .exclusionProgram | Excluding Agency = .excludingAgency | CT Code = .ctCode |
      Exclusion Type = .exclusionType | Additional Comments = .additionalComments | Active Date = .activeDate |
      Termination Date = .terminationDate | Record Status = .recordStatus | Cross-Reference = .crossReference |
      SAM Number = .samNumber | CAGE = .cage | NPI = npi | Creation_Date = .creationDate
    `),
    usualRows: 163_000,
    source: 'jh2774/MajBD-AFRL-LegalPressScreenerV1 tests of foci_screen/connectors/sam_exclusions.py (2026)',
  },
  {
    name: 'SAM public exclusions extract (V2), official layout of 2019',
    dataset: 'Sam',
    columns: columns(`
      Classification = .classification | Name = firm | Prefix = prefix | First = first | Middle = middle |
      Last = last | Suffix = suffix | Address 1 = street | Address 2 = street | Address 3 = street |
      Address 4 = street | City = city | State / Province = state | Country = country | Zip Code = zip |
      D&B Open Data Flag = .openDataFlag | Unique Entity Identifier (DUNS) = .duns |
      Unique Entity Identifier (SAM) = .uei | Exclusion Program = .exclusionProgram |
      Excluding Agency = .excludingAgency | CT Code = .ctCode | Exclusion Type = .exclusionType |
      Additional Comments = .additionalComments | Active Date = .activeDate |
      Termination Date = .terminationDate | Record Status = .recordStatus | Cross-Reference = .crossReference |
      SAM Number = .samNumber | CAGE = .cage | NPI = npi | Creation Date = .creationDate
    `),
    source:
      'selectiveintellect/p5-parse-samgov docs/SAM_Exclusions_Public_V2_Extract_Layout.pdf (version 2.1, 2019-12-20) (2019)',
  },
  {
    name: 'SAM public exclusions extract (V1), before 2022',
    dataset: 'Sam',
    columns: columns(`
      Classification = .classification | Name = firm | Prefix = prefix | First = first | Middle = middle |
      Last = last | Suffix = suffix | Address 1 = street | Address 2 = street | Address 3 = street |
      Address 4 = street | City = city | State / Province = state | Country = country | Zip Code = zip |
      DUNS = .duns | Exclusion Program = .exclusionProgram | Excluding Agency = .excludingAgency |
      CT Code = .ctCode | Exclusion Type = .exclusionType | Additional Comments = .additionalComments |
      Active Date = .activeDate | Termination Date = .terminationDate | Record Status = .recordStatus |
      Cross-Reference = .crossReference | SAM Number = .samNumber | CAGE = .cage | NPI = npi
    `),
    source: 'selectiveintellect/p5-parse-samgov t/03_parser_v1.t (2018)',
  },
];
