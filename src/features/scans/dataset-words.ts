import type { Dataset } from '@/api/models';
import { capitalized, spellOut } from '@/lib/words';

/** A value of `Status of="dataset"`: whether a dataset can be scanned now. */
export function datasetState({ maintenanceWindows = [] }: Dataset): string {
  const startsWithinAnHour = maintenanceWindows.some(
    (one) => one.isUnderMaintenanceInTheNextHour && !one.isExpired,
  );
  return startsWithinAnHour ? 'MaintenanceSoon' : 'Available';
}

/** When maintenance is, in the service's words. */
export const maintenanceWords = ({ maintenanceWindows = [] }: Dataset): string[] =>
  maintenanceWindows
    .filter((window) => !window.isExpired)
    .flatMap(({ description, expression }) => description ?? expression ?? []);

const entities: Record<string, string> = { Practitioner: 'providers', Facility: 'facilities' };

/** `Providers and facilities` */
export function entityWords({ supportedEntityTypes }: Dataset): string | undefined {
  if (!supportedEntityTypes?.length) return undefined;
  const words = supportedEntityTypes
    .map((type) => entities[type] ?? spellOut(type).toLowerCase())
    .toSorted()
    .toReversed()
    .join(' and ');
  return capitalized(words);
}

/** How often a dataset can be monitored: `Daily, weekly, monthly`, or that it cannot. */
export function intervalWords({ capabilities, monitoringIntervals }: Dataset): string | undefined {
  if (capabilities?.SupportsMonitoring === false) return 'Cannot be monitored';
  if (!monitoringIntervals?.length) return undefined;
  const [first = '', ...rest] = monitoringIntervals.map((one) => spellOut(one));
  return [first, ...rest.map((one) => one.toLowerCase())].join(', ');
}

const abilities: readonly [name: keyof NonNullable<Dataset['capabilities']>, yes: string, no: string][] = [
  ['SupportsOnDemandScanning', 'Can be scanned at any time', 'Is not scanned on demand'],
  ['SupportsMonitoring', 'Can be monitored', 'Cannot be monitored'],
  [
    'SupportsContinuousMonitoring',
    'Tells changes by itself while it is monitored continuously',
    'Has no continuous monitoring',
  ],
  [
    'SupportsMultipleMonitors',
    'Several monitors per provider or facility',
    'One monitor per provider or facility',
  ],
  ['SupportsMatchRelevance', 'Says how relevant a match is', 'Does not say how relevant a match is'],
  ['SupportsAliases', 'Can be searched by an alias', 'Is not searched by aliases'],
  [
    'SupportsReferences',
    'Can be searched for one entry of the file, such as a certificate',
    'Is not searched for single entries of the file',
  ],
];

/** What can and cannot be done with a dataset, in sentences; what the service does not say is left out. */
export function abilityWords({ capabilities }: Dataset): { can: boolean; text: string }[] {
  return abilities.flatMap(([name, yes, no]) => {
    const can = capabilities?.[name];
    return can === undefined ? [] : [{ can, text: can ? yes : no }];
  });
}

/** A CSV list can be uploaded where records come as a list, not by a query to a registry (rules.md 5.5, 11.6). */
export const takesUploads = ({ tags = [], type }: Dataset): boolean =>
  tags.includes('SanctionsAndExclusions') || type === 'Dmf';

/** Whether a dataset tells of sanctions or exclusions; what nothing is known of may be one. */
export const reportsSanctions = (
  datasets: readonly Dataset[] | undefined,
  type: string | undefined,
): boolean =>
  datasets?.find((dataset) => dataset.type === type)?.tags?.includes('SanctionsAndExclusions') ??
  datasets === undefined;
