import type { Dataset } from '@/api/models';
import { datasetKind } from '@/domain/dataset-kinds';
import { datasetName } from '@/lib/dataset-names';

/** What everybody is searched in before anything else, in this order (field.md 2.3, 2.5, 3.1). */
const first: readonly string[] = ['OigExclusions', 'Sam', 'Npdb'];

/** Short names and other names that the letters of the name do not give. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AmericanAcademyofNursePractitioners: ['AANPCB', 'AANP'],
  AmericanAssociationofCriticalCareNurses: ['AACN'],
  AmericanSpeechLanguageHearingAssociation: ['ASHA'],
  CmsPreclusion: ['CMS'],
  Dea: ['DEA', 'CSA'],
  Dmf: ['DMF', 'SSDMF'],
  FacilityCmsCertification: ['CCN', 'QCOR'],
  JointCommission: ['TJC', 'JCAHO'],
  MedicaidEnrollmentCalifornia: ['Medi-Cal'],
  NationalBoardOfPhysiciansAndSurgeons: ['NBPAS'],
  NationalBoardofCertificationandRecertificationforNurseAnesthetists: ['NBCRNA'],
  Npdb: ['National Practitioner Data Bank'],
  Npi: ['NPPES'],
  Nsc: ['NSC', 'National Student Clearinghouse'],
  OfacConsolidated: ['Treasury'],
  OfacSdn: ['Specially Designated Nationals'],
  OigExclusions: ['LEIE'],
  Sam: ['SAM.gov', 'EPLS'],
  StateSanctionsAndExclusions: ['Medicaid'],
};

const groups = [
  'Searched for everybody',
  'Other exclusions and sanctions',
  'Registries and enrollment',
  'Boards and certification',
] as const;

export interface DatasetChoice {
  type: string;
  name: string;
  dataset: Dataset;
  /** The best known of its other names; empty where it has none. */
  shortName: string;
  group: (typeof groups)[number];
  /** All words by which it is found, in lower case. */
  words: readonly string[];
}

/**
 * What can be chosen of the datasets, in the order in which it is shown: those that everybody is searched in, then by group
 * and name. A dataset that the service gives no type cannot be asked for and is left out.
 */
export function datasetChoices(datasets: readonly Dataset[]): DatasetChoice[] {
  return datasets
    .flatMap((dataset) => (dataset.type ? [choiceOf(dataset.type, dataset)] : []))
    .toSorted(
      (a, b) =>
        groups.indexOf(a.group) - groups.indexOf(b.group) ||
        first.indexOf(a.type) - first.indexOf(b.type) ||
        a.name.localeCompare(b.name, 'en-US'),
    );
}

function choiceOf(type: string, dataset: Dataset): DatasetChoice {
  const name = datasetName(type);
  const isBoard = dataset.tags?.includes('Board') ?? false;
  const others = otherNames[type] ?? (isBoard ? [initialsOf(name)] : []);
  const text = [name, dataset.name, ...others].join(' ');
  return {
    type,
    name,
    dataset,
    shortName: others[0] ?? '',
    group: groups[groupOf(dataset, isBoard)] ?? groups[2],
    words: text.toLowerCase().split(/[^\p{L}\p{N}.]+/u),
  };
}

function groupOf(dataset: Dataset, isBoard: boolean): number {
  if (first.includes(dataset.type ?? '')) return 0;
  if (isBoard) return 3;
  return datasetKind(dataset) === 'exclusionList' || ['Dmf', 'MedicareOptOut'].includes(dataset.type ?? '')
    ? 1
    : 2;
}

/** The capitals of a name: `American Board of Internal Medicine` → `ABIM`; empty where they are the name itself. */
function initialsOf(name: string): string {
  const initials = (name.match(/\p{Lu}(?=\p{Ll})/gu) ?? []).join('');
  return initials.length > 1 ? initials : '';
}

/** The choices that have a word beginning with each of those typed, in the same order; all where nothing is typed. */
export function findDatasets(choices: readonly DatasetChoice[], typed: string): DatasetChoice[] {
  const asked = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter(({ words }) => asked.every((one) => words.some((word) => word.startsWith(one))));
}
