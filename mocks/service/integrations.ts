import type { components } from '../../src/api/schema';
import { oauthClient, organizationId as ownId } from '../data/accounts';
import type { World } from '../store/world';
import type { Actor } from './actor';
import { createRequest } from './credentialing';
import { forbidden, invalid, ServiceError } from './errors';
import { logEvent } from './events';
import { readFile } from './files';
import { createProvider } from './providers';

type Schemas = components['schemas'];

/**
 * Takes an applicant in: as a provider, unless somebody has that e-mail address already, with a credentialing request
 * that the operator processes (rules.md 20.1).
 * @throws ServiceError 403 for another organization; 400 for an applicant without a name.
 */
export function receiveApplicant(
  world: World,
  actor: Actor,
  organizationId: string,
  { applicant }: Schemas['ApplicantTrackerWebhookRequest'],
): Schemas['ApplicantTrackerWebhookResponse'] {
  if (organizationId.toLowerCase() !== ownId) throw forbidden('There is no such organization.');
  const { first_name: firstName, last_name: lastName, date_of_birth: dateOfBirth, email } = applicant ?? {};
  if (!firstName?.trim() || !lastName?.trim())
    throw invalid({ '$.applicant': ['An applicant needs a first name and a last name.'] });
  // The tracker acts for the organization, as its OAuth client does.
  const user = world.users.first('email', oauthClient.email);
  const acting: Actor = { ...actor, ...(user ? { user } : {}) };
  const address = email?.trim().toLowerCase();
  const known = address
    ? [...world.providers.all()].find(({ emails }) =>
        emails?.some((one) => one.email?.toLowerCase() === address),
      )
    : undefined;
  const { id: providerId } =
    known ??
    createProvider(world, acting, {
      firstName,
      lastName,
      ...(dateOfBirth ? { dateOfBirth } : {}),
      ...(address ? { emails: [{ email: address, type: 'Personal' }] } : {}),
    });
  const request = createRequest(world, acting, { providerId, type: 'Initial' });
  const entities = { providerId, requestId: request.id };
  logEvent(world, actor, 'ApplicantReceived', { applicant: `${firstName} ${lastName}` }, entities);
  return { requestId: request.id };
}

/**
 * Uploads a document to records of the customer relationship system. A path there that holds `fail` meets a system that
 * does not answer, one that holds `unset` one that is not configured.
 * @throws ServiceError 404 for a document that there is not; 400 without records; 409; 502.
 */
export async function requestDocument(
  world: World,
  actor: Actor,
  { document, pathOnClient = '', relatedIds }: Schemas['CrmDocumentRequestRequest'],
): Promise<void> {
  if (relatedIds.length === 0) throw invalid({ '$.relatedIds': ['Name at least one record.'] });
  await readFile(world, actor, document);
  if (/unset/i.test(pathOnClient))
    throw new ServiceError(409, 'No customer relationship system is configured.');
  if (/fail/i.test(pathOnClient))
    throw new ServiceError(502, 'The customer relationship system did not answer.');
  logEvent(world, actor, 'DocumentRequested', { document, records: String(relatedIds.length) });
}
