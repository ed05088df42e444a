import { uploadDataset } from '../service/dataset-upload';
import { listDatasets, readDataset } from '../service/datasets';
import { facilityEntity, parametersFor, practitioner } from '../service/scan-parameters';
import { listSchoolCodes } from '../service/school-codes';
import { operation } from './operation';

export const operationsOfDatasets = [
  operation('GET /datasets', ({ world, query }) => listDatasets(world, query)),

  operation('GET /datasets/{datasetType}', ({ world, params }) => readDataset(world, params.datasetType)),

  operation(
    'GET /datasets/{datasetType}/parameters/providers/{providerId}',
    ({ world, actor, params, query }) => {
      const entity = practitioner(world, params.providerId);
      return parametersFor(world, params.datasetType, entity, query, actor).parameters;
    },
  ),

  operation(
    'GET /datasets/{datasetType}/parameters/facilities/{facilityId}',
    ({ world, actor, params, query }) => {
      const entity = facilityEntity(world, params.facilityId);
      return parametersFor(world, params.datasetType, entity, query, actor).parameters;
    },
  ),

  operation('POST /datasets/{datasetType}/uploads', ({ world, actor, params, body }) =>
    uploadDataset(world, actor, params.datasetType, body.datasetFile),
  ),

  operation('GET /datasets/clearinghouse/schoolCodes', ({ query }) => listSchoolCodes(query)),
];
