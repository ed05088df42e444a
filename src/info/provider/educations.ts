import type { components } from '@/api/schema';
import { calendarDay } from '@/lib/dates';
import { textOf } from '@/lib/words';
import { choices } from '@/records/lookups';
import { collection } from '../definition';
import { latestFirst } from '../entries';
import { dayOrderIssues } from '@/records/values';

export const educations = collection<components['schemas']['EducationRequest']>()({
  path: 'educations',
  infoType: 'Education',
  title: 'Education',
  one: 'education',
  changes: 'PATCH',
  operations: { create: 'createEducation', update: 'updateEducation', remove: 'deleteEducation' },
  fields: [
    {
      kind: 'school',
      name: 'schoolName',
      code: 'schoolCode',
      branch: 'branchCode',
      label: 'School',
      required: 'Write the name of the school.',
      inHeading: true,
    },
    {
      kind: 'choice',
      name: 'graduateType',
      label: 'Kind',
      choices: choices('Undergraduate', 'Professional', 'FifthPathway'),
    },
    {
      kind: 'text',
      name: 'degree',
      label: 'Degree',
      suggestions: ['MD', 'DO', 'BSN', 'MSN', 'DNP', 'PA', 'PharmD'],
    },
    { kind: 'date', name: 'startDate', label: 'From', past: true },
    { kind: 'date', name: 'endDate', label: 'Until' },
    { kind: 'yesNo', name: 'completed', label: 'Completed' },
    {
      kind: 'text',
      name: 'ecfmgNumber',
      label: 'ECFMG number',
      description: 'Of graduates from abroad',
      mono: true,
      section: 'Educated abroad',
    },
    { kind: 'date', name: 'ecfmgIssueDate', label: 'ECFMG certificate issued', past: true },
  ],
  heading: ({ schoolName }) => textOf(schoolName),
  check: (values) => [
    ...dayOrderIssues(values, 'startDate', 'endDate', 'This comes before the beginning.'),
    ...(values['ecfmgIssueDate'] && !values['ecfmgNumber']
      ? [['ecfmgNumber', 'A certificate that was issued has a number.'] as const]
      : []),
  ],
  remarks: ({ completed, endDate }, today) => {
    if (completed === false) return [{ tone: 'warning', words: 'Not completed' }];
    const until = calendarDay(textOf(endDate));
    return until && until > today ? [{ tone: 'neutral', words: 'Under way' }] : [];
  },
  order: latestFirst('endDate'),
});
