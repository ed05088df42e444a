import { operationsOfProviders } from './providers';
import type { Operation, OperationId } from './operation';

type Loaded = { [name: string]: Operation[] };
type Load = () => Loaded | Promise<Loaded>;

// The first screen asks for providers; everything else is fetched with its first use.
const providers: Load = () => ({ operationsOfProviders });
const auth: Load = () => import('./auth');
const definitions: Load = () => import('./definitions');
const notes: Load = () => import('./notes');
const licenseTypes: Load = () => import('./license-types');
const licenses: Load = () => import('./licenses');
const verifications: Load = () => import('./verifications');
const providerLicenses: Load = () => import('./provider-licenses');
const alerts: Load = () => import('./alerts');
const files: Load = () => import('./files');
const events: Load = () => import('./events');

/** The file that serves each operation of the contract; the compiler finds one that is missing here. */
export const routes: Record<OperationId, Load> = {
  'POST /auth/token/password': auth,
  'POST /auth/token/idp': auth,
  'POST /auth/oauth/token': auth,
  'GET /auth/token': auth,
  'POST /auth/token/{tokenId}/invalidate': auth,
  'POST /auth/token/invalidate': auth,
  'POST /auth/password/requestreset': auth,
  'POST /auth/password/reset': auth,
  'GET /countries': definitions,
  'GET /taxonomies': definitions,
  'GET /taxonomies/groups': definitions,
  'GET /providertypes': definitions,
  'GET /providers': providers,
  'POST /providers': providers,
  'GET /providers/aggregations': providers,
  'GET /providers/{providerId}': providers,
  'PATCH /providers/{providerId}': providers,
  'DELETE /providers/{providerId}': providers,
  'GET /providers/{providerId}/notes': notes,
  'POST /providers/{providerId}/notes': notes,
  'GET /providers/{providerId}/notes/{noteId}': notes,
  'PUT /providers/{providerId}/notes/{noteId}': notes,
  'DELETE /providers/{providerId}/notes/{noteId}': notes,
  'GET /licensetypes': licenseTypes,
  'GET /licensetypes/status': licenseTypes,
  'GET /provider-licenses': providerLicenses,
  'GET /provider-licenses/aggregations': providerLicenses,
  'GET /providers/{providerId}/licenses': licenses,
  'POST /providers/{providerId}/licenses': licenses,
  'POST /providers/{providerId}/licenses/verify': verifications,
  'GET /providers/{providerId}/licenses/{licenseId}': licenses,
  'DELETE /providers/{providerId}/licenses/{licenseId}': licenses,
  'POST /providers/{providerId}/licenses/{licenseId}/verify': verifications,
  'GET /providers/{providerId}/licenses/{licenseId}/verifications': verifications,
  'GET /providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}': verifications,
  'PATCH /providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}': verifications,
  'GET /providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}/diff': verifications,
  'PATCH /licenses/{licenseId}': licenses,
  'GET /alerts': alerts,
  'GET /alerts/aggregations': alerts,
  'GET /alerts/{alertId}': alerts,
  'GET /files/{pathOrId}': files,
  'GET /log/events': events,
};

/**
 * The operation with an id, its file loaded if need be.
 * @throws Error when the contract has it and the service lacks it.
 */
export async function findOperation(id: string): Promise<Operation> {
  const load = Object.hasOwn(routes, id) ? routes[id as OperationId] : undefined;
  const loaded = Object.values((await load?.()) ?? {}).flat();
  const operation = loaded.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`Nothing serves ${id}`);
  return operation;
}
