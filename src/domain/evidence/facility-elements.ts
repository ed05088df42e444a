import { cliaProblem } from '../clia';
import {
  always,
  type ElementDeclaration,
  type ElementEvidence,
  infoAction,
  whereClaimed,
} from './declarations';
import { entryFindings, entryGaps } from './entries-on-file';
import { application, insurance, npi, sanctions } from './shared-elements';

/** Whether a register was searched and knows it, so that what the file does not state is known. */
const isInRegister = ({ evidence }: ElementEvidence) =>
  evidence.some(({ kind, verifiedAt, gaps }) => kind === 'datasetScans' && verifiedAt && gaps.length === 0);

const license: ElementDeclaration = {
  name: 'License',
  clock: 'window',
  requests: 'every',
  requiredFor: always,
  maySkip: false,
  claims: ['License'],
  proof: 'any',
  documents: true,
  none: (context) => ({ text: 'No license on file', actions: infoAction(context, 'Add the license') }),
  unproved: 'License on file, not verified at its source',
  gaps: (cited, context) => entryGaps('License', cited, context),
  findings: (cited, context) => entryFindings('License', cited, context),
};

/** Accredited, or else visited on site or surveyed by CMS (field.md 2.12). */
const accreditation: ElementDeclaration = {
  name: 'Accreditation or site visit',
  aliases: ['Accreditation'],
  clock: 'window',
  requests: 'every',
  requiredFor: always,
  maySkip: true,
  claims: ['Accreditation'],
  scans: () => ['JointCommission'],
  proof: 'any',
  // Others accredit too, and a site visit stands in its place.
  mayBeUnknown: true,
  documents: true,
  none: (context) => ({
    text: 'Neither accreditation nor site visit on file',
    actions: [
      ...infoAction(context, 'Add the accreditation'),
      { kind: 'record', label: 'Site visit' },
      { kind: 'upload' },
    ],
  }),
  unproved: 'Accreditation on file, not verified with its body',
  gaps: (cited, context) => {
    // A site visit stands in the place of an accreditation; what a body said of one is told with its record.
    const isVisited = cited.records.some(
      ({ entry, status, until }) => entry === undefined && !status && !until,
    );
    const isClaimed = cited.evidence.some(({ type }) => type === 'Accreditation');
    if (isVisited || isInRegister(cited) || (!isClaimed && cited.records.length === 0)) return [];
    return entryGaps('Accreditation', cited, context).map(({ text, actions }) => ({
      text,
      actions: [...actions, { kind: 'record', label: 'Site visit' }],
    }));
  },
  findings: (cited, context) => entryFindings('Accreditation', cited, context),
};

const cmsCertification: ElementDeclaration = {
  name: 'CMS certification',
  clock: 'window',
  requests: 'every',
  // Not every facility takes part in Medicare (field.md 2.12).
  requiredFor: whereClaimed,
  maySkip: true,
  claims: ['CmsCertification'],
  scans: () => ['FacilityCmsCertification'],
  proof: 'any',
  none: (context) => ({
    text: 'No CMS certification on file',
    actions: infoAction(context, 'Add the certification'),
  }),
  unproved: 'CMS certification on file, register not searched',
  gaps: ({ evidence }, context) =>
    evidence
      .filter(({ type }) => type === 'CmsCertification')
      .flatMap(({ facts }) => cliaProblem(facts['certificationNumber']) ?? [])
      .map((text) => ({ text, actions: infoAction(context, 'Correct the number') })),
};

const medicareEnrollment: ElementDeclaration = {
  name: 'Medicare enrollment',
  clock: 'valid',
  requests: 'every',
  requiredFor: whereClaimed,
  maySkip: true,
  claims: ['MedicareEnrollment'],
  proof: 'any',
  documents: true,
  none: (context) => ({
    text: 'No Medicare enrollment on file',
    actions: [...infoAction(context, 'Add the enrollment'), { kind: 'record' }],
  }),
  unproved: 'Medicare enrollment on file, not verified',
};

const dea: ElementDeclaration = {
  name: 'DEA registration',
  clock: 'valid',
  requests: 'every',
  // Few facilities have one of their own (field.md 2.12).
  requiredFor: whereClaimed,
  maySkip: true,
  claims: ['Dea'],
  scans: () => ['Dea'],
  proof: 'any',
  documents: true,
  none: (context) => ({
    text: 'No DEA registration on file',
    actions: infoAction(context, 'Add the registration'),
  }),
  unproved: 'DEA registration on file, registry not searched',
  gaps: (cited, context) => (isInRegister(cited) ? [] : entryGaps('Dea', cited, context)),
  findings: (cited, context) => entryFindings('Dea', cited, context),
};

/** The elements of a facility. */
export const ofFacility: readonly ElementDeclaration[] = [
  application,
  license,
  accreditation,
  cmsCertification,
  medicareEnrollment,
  insurance,
  dea,
  sanctions,
  npi,
];
