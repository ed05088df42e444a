import {
  aggregateRequests,
  continueRequest,
  createRequest,
  listOwners,
  listRequests,
  readRequest,
  replaceChecklist,
  updateRequest,
} from '../service/credentialing';
import { facilityCredentialingData, providerCredentialingData } from '../service/credentialing-data';
import { createEvent, readEvent } from '../service/credentialing-events';
import { listDue } from '../service/recredentialing';
import { operation } from './operation';

const requests = '/credentialing-requests' as const;
const request = `${requests}/{requestId}` as const;

export const operationsOfCredentialing = [
  operation(`GET ${requests}`, ({ world, actor, query }) => listRequests(world, actor, query)),

  operation(`POST ${requests}`, ({ world, actor, body, headers, href }) => {
    const created = createRequest(world, actor, body);
    headers.set('Location', href(`${requests}/${created.id}`));
    return created;
  }),

  operation(`GET ${requests}/aggregations`, ({ world, query }) => aggregateRequests(world, query)),
  operation(`GET ${requests}/aggregations/owners`, ({ world, query }) =>
    listOwners(world, query.providerDeactivated),
  ),

  operation(`GET ${request}`, ({ world, actor, params }) => readRequest(world, actor, params.requestId)),
  operation(`PATCH ${request}`, ({ world, actor, params, body }) =>
    updateRequest(world, actor, params.requestId, body),
  ),

  operation(`POST ${request}/events`, ({ world, actor, params, body, headers, href }) => {
    const created = createEvent(world, actor, params.requestId, body);
    continueRequest(world, params.requestId);
    headers.set('Location', href(`${requests}/${params.requestId}/events/${created.id}`));
    return created;
  }),
  operation(`GET ${request}/events/{eventId}`, ({ world, params }) =>
    readEvent(world, params.requestId, params.eventId),
  ),

  operation(`PUT ${request}/checklist`, ({ world, actor, params, body }) =>
    replaceChecklist(world, actor, params.requestId, body),
  ),

  operation('GET /providers/{providerId}/credentialing-data', ({ world, actor, params, query }) =>
    providerCredentialingData(world, actor, params.providerId, query.credentialingRequestId),
  ),
  operation('GET /facilities/{facilityId}/credentialing-data', ({ world, actor, params, query }) =>
    facilityCredentialingData(world, actor, params.facilityId, query.credentialingRequestId),
  ),

  operation('GET /providers/recredentialing/due', ({ world, actor, query }) => listDue(world, actor, query)),
];
