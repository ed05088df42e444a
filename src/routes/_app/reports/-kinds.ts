import type { ReportKind } from '@/api/report-kinds';

/** What the four reports are called, and what stands in them. */
export const reportWords = {
  sanctionsandexclusions: {
    title: 'Sanctions and exclusions',
    about: 'Which providers are monitored against which lists of sanctions and exclusions',
  },
  enrollments: {
    title: 'Enrollments',
    about: 'Which providers are enrolled with which plans of payers',
  },
  'expirable-credentials': {
    title: 'Expirable credentials',
    about: 'Licenses, certifications, certificates and insurances with the day on which they expire',
  },
  roster: { title: 'Roster', about: 'Every active provider with credentialing status and place' },
} as const satisfies Record<ReportKind, { title: string; about: string }>;
