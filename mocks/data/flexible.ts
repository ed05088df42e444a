import type { components } from '../../src/api/schema';
import { isDisciplined } from './board-facts';
import { addYears, dateTimeFrom } from './dates';
import { oddDetails } from './edge-cases-details';
import { draw } from './random';
import type { Question } from './source-answer';

type FlexibleData = components['schemas']['FlexibleData'];

const actions = [
  'Letter of concern',
  'Letter of reprimand',
  'Stipulation',
  'Consent agreement',
  'Civil penalty',
];
const sanctions = ['None', 'Probation', 'Education', 'Fine', 'Practice restriction'];

/**
 * Disciplinary actions as boards publish them: a table, or sections of tables and forms. They are dated from
 * `issued`, the date-time that the board itself gives, so that none moves when the license is verified again.
 */
export function disciplinaryActions(
  question: Question,
  kind: string | undefined,
  issued: string,
): FlexibleData {
  const { license, at, attempt, seed } = question;
  const random = draw(`discipline ${license.id}`, seed, 0);
  const anchor = dateTimeFrom(Date.parse(issued), 400);
  const untilYear = new Date(at).getUTCFullYear() + 1;
  const action = (nth: number) => ({
    Date: addYears(anchor, nth).slice(0, 10),
    Action: random.pick(actions),
    Sanction: random.pick(sanctions),
    Case: `${addYears(anchor, nth).slice(0, 4)}-${String(100 + random.below(9000)).padStart(4, '0')}`,
    Ends: random.chance(0.5) ? addYears(anchor, nth + 2).slice(0, 10) : '',
  });
  if (kind === 'CHANGE')
    return { type: 'Table', data: Array.from({ length: attempt }, (_, nth) => action(nth)) };
  if (kind !== 'DISC') {
    const rows = isDisciplined(kind, license.licenseNumber) ? [action(1)] : [];
    return { type: 'Table', data: rows };
  }
  return {
    type: 'Section',
    data: {
      'Board orders': {
        type: 'Table',
        data: Array.from({ length: 2 + random.below(5) }, (_, nth) => action(nth)),
      },
      'Current terms': {
        type: 'Form',
        data: {
          Status: 'Probation',
          'In force until': addYears(anchor, untilYear - Number(anchor.slice(0, 4))).slice(0, 10),
          Conditions: {
            type: 'Table',
            data: [
              { Condition: 'Practice in an approved setting', Met: 'Yes' },
              { Condition: 'Quarterly reports of the supervising physician', Met: 'Yes' },
              { Condition: '12 hours of education in prescribing', Met: 'No' },
            ],
          },
        },
      },
      Malpractice: { type: 'Table', data: [] },
    },
  };
}

/** What else a board tells about a license, in its own words. */
export function otherDetails(question: Question): FlexibleData {
  const odd = question.edgeCases ? oddDetails(question.license.origin) : undefined;
  if (odd) return odd;
  const { provider, license, licenseType, seed } = question;
  const random = draw(`details ${license.id}`, seed, 0);
  const graduated = Number((provider.dateOfBirth ?? '1980').slice(0, 4)) + 26;
  const record: FlexibleData = {
    type: 'Form',
    data: {
      'License name': `${provider.lastName ?? ''}, ${provider.firstName ?? ''}`.toUpperCase(),
      'Profile number': `${license.state}-${licenseType.abbreviations?.[0] ?? 'L'}-${graduated}-${String(random.below(9999)).padStart(4, '0')}`,
      'First licensed by': random.pick(['Examination', 'Endorsement', 'Reciprocity']),
      'Renewal method': random.pick(['Online', 'Paper']),
      'Practice setting': random.pick([
        'Hospital, outpatient clinic',
        'Private practice',
        'Hospital',
        'Long-term care',
      ]),
      'Supervising physician': random.chance(0.2) ? 'On file with the board' : '',
      'Public profile': `https://verify.${license.state.toLowerCase()}-board.example/profile/${random.below(99_999)}`,
    },
  };
  if (random.chance(0.5)) return record;
  return {
    type: 'Section',
    data: {
      'License record': record,
      'Education and training': {
        type: 'Section',
        data: [
          {
            type: 'Form',
            data: {
              School: `University of ${random.pick(['Arizona', 'Texas', 'Michigan', 'Florida', 'Oregon'])}`,
              Graduated: `May ${graduated}`,
              Degree: licenseType.abbreviations?.[0] ?? '',
            },
          },
          {
            type: 'Table',
            data: Array.from({ length: random.below(4) }, (_, nth) => ({
              Program: random.pick([
                'Methodist Hospital',
                'County General',
                'St. Luke’s',
                'University Hospital',
              ]),
              Specialty: random.pick(['Family medicine', 'Internal medicine', 'Emergency medicine']),
              From: `Jul ${graduated + nth * 2}`,
              To: `Jun ${graduated + nth * 2 + 2}`,
            })),
          },
        ],
      },
    },
  };
}
