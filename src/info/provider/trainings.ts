import type { components } from '@/api/schema';
import { textOf } from '@/lib/words';
import { choices } from '@/records/lookups';
import { collection } from '../definition';
import { latestFirst } from '../entries';
import { dayOrderIssues } from '@/records/values';

export const trainings = collection<components['schemas']['TrainingRequest']>()({
  path: 'trainings',
  infoType: 'Training',
  title: 'Training',
  one: 'training',
  changes: 'PATCH',
  operations: { create: 'createTraining', update: 'updateTraining', remove: 'deleteTraining' },
  fields: [
    {
      kind: 'text',
      name: 'institutionName',
      label: 'Institution',
      required: 'Write the name of the institution.',
      inHeading: true,
    },
    {
      kind: 'choice',
      name: 'trainingType',
      label: 'Kind',
      choices: choices(
        'Internship',
        'Residency',
        'Fellowship',
        'OtherTraining',
        'FacultyPositions',
        'Unspecified',
      ),
    },
    { kind: 'text', name: 'speciality', label: 'Specialty' },
    { kind: 'state', name: 'sponsoringState', label: 'State of the sponsor' },
    { kind: 'text', name: 'schoolName', label: 'Affiliated school' },
    { kind: 'text', name: 'schoolCode', label: 'School code', mono: true },
    { kind: 'date', name: 'startDate', label: 'From', past: true },
    { kind: 'date', name: 'endDate', label: 'Until' },
    { kind: 'yesNo', name: 'completed', label: 'Completed' },
  ],
  heading: ({ institutionName }) => textOf(institutionName),
  check: (values) => dayOrderIssues(values, 'startDate', 'endDate', 'This comes before the beginning.'),
  remarks: ({ completed }) => (completed === false ? [{ tone: 'warning', words: 'Not completed' }] : []),
  order: latestFirst('endDate'),
});
