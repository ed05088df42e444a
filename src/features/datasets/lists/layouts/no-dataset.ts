import { columns } from '../columns';
import type { Layout } from '../types';

/** Lists that no dataset takes. */
export const layoutsWithoutDataset: readonly Layout[] = [
  {
    name: 'CMS revoked Medicare providers and suppliers',
    withoutDataset:
      'These are revocations of Medicare enrollment, which belong to no exclusion list here. They are not the CMS preclusion list, which CMS gives to plans only.',
    columns: columns(`
      ENRLMT_ID | NPI = npi | FIRST_NAME = first | MDL_NAME = middle | LAST_NAME = last | ORG_NAME = firm |
      MULTIPLE_NPI_FLAG | STATE_CD = state | PROVIDER_TYPE_DESC | REVOCATION_RSN | REVOCATION_EFCTV_DT = start |
      REENROLLMENT_BAR_EXPRTN_DT
    `),
    source: 'stored files of three public readers (2026)',
  },
  {
    name: 'FDA debarment list (drug product applications), persons and firms',
    withoutDataset:
      'The FDA’s debarments concern applications for drugs. They belong to no exclusion list here, and they are no health care exclusions.',
    columns: columns(`
      Last Name = last | First & Middle Names = first | Effective Date = start | End/Term of Debarment = info |
      FR Date = info | Volume Page = info
    `),
    source: 'two public readers of 2026',
  },
  {
    name: 'FDA clinical investigators, disqualification proceedings',
    withoutDataset:
      'The FDA’s disqualified clinical investigators belong to no exclusion list here. Look a provider up on the FDA’s page instead.',
    columns: columns(`
      name = name | center = authority | city = city | state = state | status = info | date_of_status = info |
      date_nidpoe_issued = info | date_nooh_issued = info | date_of_presiding_officer_report = info |
      date_of_commissioner_s_decision = start | links = info
    `),
    names: 'comma',
    source: 'opensanctions/opensanctions datasets/us/fda_restricted/crawler.py (2026)',
  },
  {
    name: 'HHS/ORI PHS administrative actions',
    withoutDataset: 'Administrative actions for research misconduct belong to no exclusion list here.',
    columns: columns(`
      last_name = last | first_name = first | middle_name = middle | debarment_until = info |
      no_phs_advisory_until = info | certification_of_work_until = info | supervision_until = info |
      retraction_of_article = info | correction_of_article = info | memo = info
    `),
    source: 'rommelpascualsv/exclusion-importer app/Import/Lists/PHS.php (2016)',
  },
];
