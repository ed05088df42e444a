import type { components } from '../../src/api/schema';
import type { GroupRecord } from '../store/world';

type Group = components['schemas']['Group'];

/** A group as it goes out. */
export function toGroup({ providerIds: _providers, payerPlanIds: _plans, ...group }: GroupRecord): Group {
  return group;
}
