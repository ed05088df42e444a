import { calendarDay, formatDate } from '@/lib/dates';
import { textOf } from '@/lib/words';
import { cliaProblem } from '../clia';
import { standingOf } from '../license-standing';
import { always, type ElementDeclaration, infoAction, whereClaimed } from './declarations';
import { application, insurance, npi, sanctions } from './shared-elements';
import type { Evidence, Gap } from './types';

const stated = ({ facts }: Evidence): Record<string, unknown> => {
  const own = facts['nonVerifiedInfo'];
  return typeof own === 'object' && own !== null ? (own as Record<string, unknown>) : {};
};

const endOf = (evidence: Evidence): string | undefined =>
  calendarDay(textOf(stated(evidence)['expirationDate'] ?? evidence.facts['expirationDate']));

/** Entries of which one has to be in force on the day of the decision; what is said where none is. */
function noneRuns(entries: readonly Evidence[], day: string, what: string): string | undefined {
  const ends = entries.map(endOf);
  if (entries.length === 0 || ends.some((end) => end === undefined || end >= day)) return undefined;
  const last = ends
    .filter((end) => end !== undefined)
    .toSorted()
    .at(-1);
  return `No ${what} in force: the last ended ${formatDate(last)}`;
}

const license: ElementDeclaration = {
  name: 'License',
  clock: 'window',
  requests: 'every',
  asked: always,
  maySkip: false,
  claims: ['License'],
  proof: 'any',
  documents: true,
  none: (context) => ({ text: 'No license on file', actions: infoAction(context, 'Add the license') }),
  unproved: 'License on file, not verified at its source',
  gaps: ({ evidence }, context) => {
    const licenses = evidence.filter(({ type }) => type === 'License');
    const correct = infoAction(context, 'Correct the license');
    const words = licenses.flatMap((one): Gap[] => {
      const word = textOf(stated(one)['licenseStatus']);
      const standing = standingOf(word, context.settled);
      if (word === '' || standing === 'good' || standing === 'limited') return [];
      const unknown = standing === 'unknown' ? ': what that means is not known' : '';
      return [{ text: `${one.label}: “${word}”${unknown}`, actions: correct }];
    });
    const ended = noneRuns(licenses, context.day, 'license');
    return [...words, ...(ended ? [{ text: ended, actions: correct }] : [])];
  },
};

/** Accredited, or else visited on site or surveyed by CMS (field.md 2.12). */
const accreditation: ElementDeclaration = {
  name: 'Accreditation or site visit',
  aliases: ['Accreditation'],
  clock: 'window',
  requests: 'every',
  asked: always,
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
  gaps: ({ evidence, records }, context) => {
    const ended = noneRuns(
      evidence.filter(({ type }) => type === 'Accreditation'),
      context.day,
      'accreditation',
    );
    // A site visit stands in the place of an accreditation that ended.
    return ended && !records.some(({ entry }) => entry === undefined)
      ? [
          {
            text: ended,
            actions: [...infoAction(context, 'Correct it'), { kind: 'record', label: 'Site visit' }],
          },
        ]
      : [];
  },
};

const cmsCertification: ElementDeclaration = {
  name: 'CMS certification',
  clock: 'window',
  requests: 'every',
  // Not every facility takes part in Medicare (field.md 2.12).
  asked: whereClaimed,
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
  asked: whereClaimed,
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
  asked: whereClaimed,
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
  gaps: ({ evidence }, context) => {
    const registrations = evidence.filter(({ type }) => type === 'Dea');
    const correct = infoAction(context, 'Correct the registration');
    const inactive = registrations
      .filter((one) => stated(one)['isActive'] === false)
      .map((one): Gap => ({ text: `${one.label} is inactive`, actions: correct }));
    const ended = noneRuns(registrations, context.day, 'DEA registration');
    return [...inactive, ...(ended ? [{ text: ended, actions: correct }] : [])];
  },
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
