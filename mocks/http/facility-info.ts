import {
  createFacilityInfo,
  deleteFacilityInfo,
  facilityInfoRules,
  listFacilityInfo,
  readAllFacilityInfo,
  readFacilityInfo,
  updateFacilityInfo,
} from '../service/facility-info';
import { onCollection } from './info-collection';
import { operation, type Operation } from './operation';

const info = '/facilities/{facilityId}/info' as const;

function operationsOfCollection(collection: string): Operation[] {
  const path = `${info}/${collection}`;
  return [
    onCollection(`GET ${path}`, ({ world, params }) =>
      listFacilityInfo(world, params.facilityId, collection),
    ),
    onCollection(`POST ${path}`, ({ world, actor, params, body, headers, href }) => {
      const entry = createFacilityInfo(world, actor, params.facilityId, collection, body);
      headers.set('Location', href(`/facilities/${params.facilityId}/info/${collection}/${entry.id}`));
      return entry;
    }),
    onCollection(`GET ${path}/{id}`, ({ world, params }) =>
      readFacilityInfo(world, params.facilityId, collection, params.id),
    ),
    onCollection(`PATCH ${path}/{id}`, ({ world, actor, params, body }) =>
      updateFacilityInfo(world, actor, params.facilityId, collection, params.id, body),
    ),
    onCollection(`DELETE ${path}/{id}`, ({ world, actor, params }) =>
      deleteFacilityInfo(world, actor, params.facilityId, collection, params.id),
    ),
  ];
}

export const operationsOfFacilityInfo: Operation[] = [
  operation(`GET ${info}`, ({ world, params, query }) =>
    readAllFacilityInfo(world, params.facilityId, query.facilityInfoTypes),
  ),
  ...Object.keys(facilityInfoRules).flatMap(operationsOfCollection),
];
