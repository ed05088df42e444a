import type { World } from '../store/world';
import { findDataset } from './datasets';
import { invalid } from './errors';
import {
  type ScanEntity,
  type ScanOptions,
  type UsedParameters,
  facilityEntity,
  parametersFor,
  practitioner,
} from './scan-parameters';

/** What is to be scanned or monitored: a dataset for a provider or a facility. */
export interface Subject {
  type: string;
  providerId?: string | undefined;
  facilityId?: string | undefined;
  options?: ScanOptions | undefined;
}

export interface CheckedSubject extends UsedParameters {
  entity: ScanEntity;
}

/**
 * Finds everything that a scan or monitor of a dataset names, with the parameters that it would use. `typePath` is
 * where the dataset stands in the request.
 * @throws ServiceError 400 for a provider and a facility, or neither, a dataset that has nothing about such
 * entities, or options that it does not have; 404 for an unknown dataset, provider or facility.
 */
export function checkSubject(world: World, subject: Subject, typePath = '$.type'): CheckedSubject {
  const { type, providerId, facilityId, options } = subject;
  if ((providerId === undefined) === (facilityId === undefined)) {
    const message = 'Name a provider or a facility, exactly one of both.';
    throw invalid({ '$.providerId': [message], '$.facilityId': [message] });
  }
  findDataset(type);
  const entity =
    providerId === undefined ? facilityEntity(world, facilityId ?? '') : practitioner(world, providerId);
  const place = { options: '$.options.', dataset: typePath };
  return { entity, ...parametersFor(world, type, entity, options, undefined, place) };
}
