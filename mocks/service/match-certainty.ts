import type { DatasetDefinition } from '../data/dataset-types';
import type { FoundRecord } from './matching-score';

/** What identifies somebody in a registry: who has the same one is the same. */
const identifying = new Set([
  'Npi',
  'Dea',
  'BoardCertificationNumber',
  'Certificate',
  'Education',
  'FacilityAccreditationInfo',
]);

const registries = new Set(['Registry', 'Board', 'Education', 'Facility']);

/**
 * Whether a record of a registry is certainly that of the provider or facility: what identifies it agrees, and so
 * does the name. There is nothing to decide about it. What stands on a list of sanctions, exclusions or deaths, or at
 * the databank, is never certain by itself.
 */
export function isCertain(
  { tags }: DatasetDefinition,
  { positiveParameters, negativeParameters }: Pick<FoundRecord, 'positiveParameters' | 'negativeParameters'>,
): boolean {
  if (!tags.some((tag) => registries.has(tag))) return false;
  const agrees = positiveParameters.some(({ type }) => identifying.has(type ?? ''));
  return agrees && !negativeParameters.some(({ type }) => type === 'Name' || type === 'FacilityName');
}
