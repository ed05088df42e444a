import type { Dataset, ScanParameter } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import type { ProviderDialog } from './-header';
import { scanBlocked, setsFor } from '@/features/scans/choice';

/** What is asked of the file by a scan or an import, and whether it is there. */
export interface Asked {
  /** The scan or import: `NPI registry scan`. */
  what: string;
  required: readonly string[];
  /** What the service would use; undefined while nobody knows. */
  used: readonly ScanParameter[] | undefined;
}

export interface Lack {
  /** The kind of parameter (openapi.yaml). */
  type: string;
  /** What cannot be done without it. */
  stops: string[];
}

/** What is missing, the most wanted first, each with the scans and imports that fail without it. */
export function lacksOf(asked: readonly Asked[]): Lack[] {
  const stops = new Map<string, string[]>();
  for (const { what, required, used } of asked) {
    if (!used) continue;
    const known = new Set(used.map(({ type }) => type as string));
    for (const type of required) if (!known.has(type)) stops.set(type, [...(stops.get(type) ?? []), what]);
  }
  return [...stops]
    .map(([type, all]) => ({ type, stops: all }))
    .toSorted((one, other) => other.stops.length - one.stops.length);
}

/** The datasets that a provider can be scanned in, each with what its preferred search requires. */
export function scansFor(datasets: readonly Dataset[]): { type: string; what: string; required: string[] }[] {
  return datasets.flatMap((dataset) => {
    const sets = setsFor(dataset, false);
    const set = sets.find(({ isPreferred }) => isPreferred) ?? sets[0];
    if (!dataset.type || !set || scanBlocked(dataset, false)) return [];
    const required = set.requiredParameterTypes ?? [];
    return [{ type: dataset.type, what: `${datasetName(dataset.type)} scan`, required: [...required] }];
  });
}

/** Where a kind of parameter is filled in: a collection of the info, or a dialog of the file. */
export const placeOf: Record<string, { collection: string } | { dialog: ProviderDialog }> = {
  Name: { dialog: 'edit' },
  Npi: { dialog: 'edit' },
  DateOfBirth: { dialog: 'edit' },
  Ssn: { dialog: 'edit' },
  Gender: { dialog: 'edit' },
  ProviderType: { dialog: 'edit' },
  License: { dialog: 'attach' },
  Address: { collection: 'addresses' },
  Education: { collection: 'educations' },
  BoardCertificationNumber: { collection: 'boardCertifications' },
  NccpaBoardCertificateInfo: { collection: 'boardCertifications' },
  Dea: { collection: 'dea' },
  Certificate: { collection: 'certificates' },
  PortalId: { collection: 'portal' },
};
