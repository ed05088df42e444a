import {
  contactCollections,
  createContact,
  deleteContact,
  listContacts,
  readContact,
  replaceContact,
  type ContactCollection,
} from '../service/provider-contacts';
import {
  deletePortalLogin,
  readPortalLogin,
  replacePortalLogin,
  updatePortalLogin,
} from '../service/portal-login';
import { createInfo, deleteInfo, listInfo, readInfo, updateInfo } from '../service/provider-info';
import { readAllInfo } from '../service/provider-info-all';
import { infoRules } from '../service/provider-info-rules';
import { onCollection } from './info-collection';
import { operation, type Operation } from './operation';

const info = '/providers/{providerId}/info' as const;

function operationsOfCollection(collection: string): Operation[] {
  const path = `${info}/${collection}`;
  return [
    onCollection(`GET ${path}`, ({ world, params }) => listInfo(world, params.providerId, collection)),
    onCollection(`POST ${path}`, ({ world, actor, params, body, headers, href }) => {
      const entry = createInfo(world, actor, params.providerId, collection, body);
      headers.set('Location', href(`/providers/${params.providerId}/info/${collection}/${entry.id}`));
      return entry;
    }),
    onCollection(`GET ${path}/{id}`, ({ world, params }) =>
      readInfo(world, params.providerId, collection, params.id),
    ),
    onCollection(`PATCH ${path}/{id}`, ({ world, actor, params, body }) =>
      updateInfo(world, actor, params.providerId, collection, params.id, body),
    ),
    onCollection(`DELETE ${path}/{id}`, ({ world, actor, params }) =>
      deleteInfo(world, actor, params.providerId, collection, params.id),
    ),
  ];
}

function operationsOfContacts(collection: ContactCollection): Operation[] {
  const path = `${info}/${collection}`;
  return [
    onCollection(`GET ${path}`, ({ world, params }) => listContacts(world, params.providerId, collection)),
    onCollection(`POST ${path}`, ({ world, actor, params, body, headers, href }) => {
      const entry = createContact(world, actor, params.providerId, collection, body);
      headers.set('Location', href(`/providers/${params.providerId}/info/${collection}/${entry.id}`));
      return entry;
    }),
    onCollection(`GET ${path}/{id}`, ({ world, params }) =>
      readContact(world, params.providerId, collection, params.id),
    ),
    onCollection(`PUT ${path}/{id}`, ({ world, actor, params, body }) =>
      replaceContact(world, actor, params.providerId, collection, params.id, body),
    ),
    onCollection(`DELETE ${path}/{id}`, ({ world, actor, params }) =>
      deleteContact(world, actor, params.providerId, collection, params.id),
    ),
  ];
}

export const operationsOfProviderInfo: Operation[] = [
  operation(`GET ${info}`, ({ world, actor, params, query }) =>
    readAllInfo(world, actor, params.providerId, query.providerInfoType),
  ),
  operation(`GET ${info}/portal`, ({ world, params }) => readPortalLogin(world, params.providerId)),
  operation(`PUT ${info}/portal`, ({ world, actor, params, body }) =>
    replacePortalLogin(world, actor, params.providerId, body),
  ),
  operation(`PATCH ${info}/portal`, ({ world, actor, params, body }) =>
    updatePortalLogin(world, actor, params.providerId, body),
  ),
  operation(`DELETE ${info}/portal`, ({ world, actor, params }) =>
    deletePortalLogin(world, actor, params.providerId),
  ),
  ...Object.keys(infoRules).flatMap(operationsOfCollection),
  ...(Object.keys(contactCollections) as ContactCollection[]).flatMap(operationsOfContacts),
];
