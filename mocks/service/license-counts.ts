import type { World } from '../store/world';
import { hasStatus, licenseStatuses, today } from './license-status';
import { isDeactivated } from './provider-lookup';
import { remembered } from './remembered';

/**
 * How many licenses the organization-wide list finds for each status; `total` counts all of them
 * (openapi.yaml, `GET /provider-licenses/aggregations`).
 */
export function aggregateProviderLicenses(world: World, providerDeactivated?: boolean) {
  const day = today(world);
  const key = `provider license counts ${providerDeactivated} ${day}`;
  return remembered(key, [world.licenses, world.providers], () => {
    const counts = new Map<string, number>(licenseStatuses.map((status) => [status, 0]));
    let total = 0;
    for (const license of world.licenses.all()) {
      const provider = world.providers.get(license.providerId);
      if (!provider) continue;
      if (providerDeactivated !== undefined && isDeactivated(provider) !== providerDeactivated) continue;
      total += 1;
      for (const status of licenseStatuses) {
        if (hasStatus(license, status, day)) counts.set(status, (counts.get(status) ?? 0) + 1);
      }
    }
    return { total, aggregations: Object.fromEntries(counts) };
  });
}
