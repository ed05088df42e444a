import { originOf } from '../data/history';
import { newSourceRecord, sourceRecordId } from '../data/source-records';
import type { LicenseRecord, LicenseTypeRecord, ProviderRecord, SourceRecord, World } from '../store/world';

/**
 * What the source has on record under a license's number (rules.md 9.13). Where it is not known yet, it is what the license
 * is attached as now, and stays so.
 */
export function recordAtSource(
  world: World,
  license: LicenseRecord,
  provider: ProviderRecord,
  licenseType: LicenseTypeRecord,
): SourceRecord {
  const id = sourceRecordId(license, licenseType);
  return (
    generatedRecord(world, license) ??
    world.sourceRecords.get(id) ??
    world.sourceRecords.put(
      recordOfOther(world, license, id) ?? newSourceRecord(license, provider, licenseType),
    )
  );
}

/** Keeps what the source has about a license that goes: the source does not forget it. */
export function keepSourceRecord(world: World, license: LicenseRecord): void {
  const record = generatedRecord(world, license);
  if (record && !world.sourceRecords.has(record.id)) world.sourceRecords.put(record);
}

/** What a generated license was generated from is on record, whatever became of its provider. */
function generatedRecord(world: World, license: LicenseRecord): SourceRecord | undefined {
  const origin = originOf(world, license.id);
  const type = world.licenseTypeById.get(license.licenseTypeId);
  return origin && type && newSourceRecord(origin.license, origin.provider, type);
}

/** A generated license of somebody else may have the number. */
function recordOfOther(world: World, { licenseNumber }: LicenseRecord, id: string): SourceRecord | undefined {
  return world.licenses
    .by('number', licenseNumber.toUpperCase())
    .map((other) => generatedRecord(world, other))
    .find((record) => record?.id === id);
}
