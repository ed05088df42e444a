import type { Provider } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { formatDate } from '@/lib/dates';
import { deaOfState, type DeaOfState, type DeaOnDay, deaSource, deaWords, isDeaOpen } from './dea-on-day';
import { prescribes } from './provider-types';
import { registryRecords } from './evidence/registry';
import { type DatasetScans, scannedAt } from './scans-on-file';
import { listed, type TreatLine } from './treat';

/**
 * What the DEA registrations of a prescriber permit in the practice states: one is needed for each (field.md 2.8). Without
 * one a provider may treat and not prescribe controlled substances, which is a restriction. None for whom no number is
 * asked: those who do not prescribe, and types of which nobody knows (field.md 2.13).
 */
export function deaLine(
  { providerType }: Provider,
  registrations: readonly DeaOnDay[] | undefined,
  practiceStates: readonly string[],
): TreatLine[] {
  const needs = prescribes(providerType?.name);
  if (needs === 'no' || (needs === 'some' && registrations?.length === 0)) return [];
  const line = { key: 'dea', topic: 'dea', answer: 'with restrictions' } as const;
  if (!registrations)
    return [
      {
        ...line,
        label: notVerified,
        text: 'DEA registrations could not be read',
        brief: 'DEA registrations could not be read',
      },
    ];
  if (registrations.length === 0)
    return [
      {
        ...line,
        text: 'No DEA registration on file: no controlled substances',
        brief: 'no DEA registration on file',
        evidence: { kind: 'info', collection: 'dea' },
        action: { kind: 'add', collection: 'dea' },
      },
    ];
  const active = registrations.filter(({ state }) => state === 'active');
  const forces = practiceStates.map((state) => ({ state, ...deaOfState(state, registrations) }));
  // Of registrations of which none is active, what keeps a state from being told goes before one that is over.
  const first = active[0] ?? forces.find(({ force }) => force === 'cannot tell')?.one ?? registrations[0];
  if (!first) return [];
  const message = {
    ...line,
    ...deaSource(first),
  };
  if (active.length === 0) {
    return [
      {
        ...message,
        ...(isDeaOpen(first) && { label: notVerified }),
        text: deaWords(first),
        brief: briefs[first.state],
        action:
          first.state === 'to decide'
            ? { kind: 'decide', datasetType: 'Dea' }
            : { kind: 'scan', datasetType: 'Dea' },
      },
    ];
  }
  const words = active
    .map(({ number, usState, until }) =>
      [`DEA ${number}`.trim(), usState && ` (${usState})`, until && `, active until ${formatDate(until)}`]
        .filter(Boolean)
        .join(''),
    )
    .join('; ');
  const statesWhere = (matches: (force: DeaOfState['force']) => boolean) =>
    forces.filter(({ force }) => matches(force)).map(({ state }) => state);
  const missing = statesWhere((force) => force === 'none' || force === 'not in force');
  const untold = statesWhere((force) => force === 'cannot tell');
  if (missing.length === 0 && untold.length === 0)
    return [{ ...message, answer: 'yes', text: words, brief: words }];
  // What one state lacks is nothing that another one lacks too.
  const inStates = (states: readonly string[], brief: (where: string) => string) =>
    states.length === practiceStates.length
      ? { brief: brief(` for ${listed(states)}`) }
      : { brief: brief(''), only: states };
  const [state] = missing;
  return [
    ...(missing.length > 0
      ? [
          {
            ...message,
            ...inStates(missing, (where) => `no DEA registration${where}`),
            text: `${words}; none for ${listed(missing)}`,
            action: { kind: 'add' as const, collection: 'dea' as const, ...(state && { state }) },
          },
        ]
      : []),
    ...(untold.length > 0
      ? [
          {
            ...message,
            ...inStates(untold, (where) => `DEA registration${where} not confirmed`),
            key: 'dea untold',
            label: notVerified,
            text: `${words}; whether one is for ${listed(untold)} cannot be told`,
            action: {
              kind: forces.some((one) => one.force === 'cannot tell' && one.one?.state === 'to decide')
                ? ('decide' as const)
                : ('scan' as const),
              datasetType: 'Dea',
            },
          },
        ]
      : []),
  ];
}

/** What a registration is called of which nobody says yet that it restricts anything. */
export const notVerified = 'Not verified';

const briefs: Readonly<Record<DeaOnDay['state'], string>> = {
  active: 'DEA registration active',
  inactive: 'DEA registration not active',
  expired: 'DEA registration expired',
  unknown: 'DEA registration not confirmed',
  'not searched': 'DEA registration not verified',
  'not found': 'DEA registration not known to the registry',
  'to decide': 'DEA registration to decide',
};

/** An NPI that the registry has deactivated, with its day: it may tell of a retirement or a death (field.md 2.4). */
export function npiLine(found: DatasetScans | undefined, day: string): TreatLine[] {
  for (const scan of found?.answered ?? []) {
    const [off] = registryRecords('Npi', scan.matches, { day, isBoard: false }).filter(({ runs }) => !runs);
    if (off?.why)
      return [
        {
          key: 'npi',
          topic: 'npi',
          answer: 'cannot confirm',
          text: off.why,
          brief: 'NPI deactivated',
          source: datasetName('Npi'),
          verifiedAt: scannedAt(scan),
          evidence: scan.id ? { kind: 'scan', scanId: scan.id } : undefined,
          action: { kind: 'scan', datasetType: 'Npi' },
        },
      ];
  }
  return [];
}
