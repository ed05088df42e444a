import type { components } from '../../src/api/schema';
import { oauthClient } from '../data/accounts';
import type { World } from '../store/world';
import type { Actor } from './actor';
import { notFound } from './errors';
import { logEvent } from './events';

type Schemas = components['schemas'];

/** The OAuth clients with their secrets, whose text is not told again (rules.md 3.6). */
export function listCredentials(world: World): Schemas['OAuthCredentials'][] {
  const clientSecrets = [...world.clientSecrets.all()]
    .map(({ id, createdAt }) => ({ id, createdAt }))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return [{ id: oauthClient.id, clientSecrets }];
}

/** A new secret beside those that there are; its text is told now and never again. @throws ServiceError 404. */
export function createSecret(world: World, actor: Actor, clientId: string): Schemas['ClientSecret'] {
  checkClient(clientId);
  const id = world.ids.next();
  const secret = `${world.ids.next()}${world.ids.next()}`.replaceAll('-', '');
  const createdAt = world.clock.iso();
  world.clientSecrets.put({ id, createdAt, secret });
  logEvent(world, actor, 'ClientSecretCreated', {});
  return { id, createdAt, accessToken: secret };
}

/** Nobody signs in with it any more. @throws ServiceError 404. */
export function deleteSecret(world: World, actor: Actor, clientId: string, secretId: string): void {
  checkClient(clientId);
  if (!world.clientSecrets.remove(secretId.toLowerCase())) throw notFound('client secret');
  logEvent(world, actor, 'ClientSecretDeleted', {});
}

function checkClient(clientId: string): void {
  if (clientId.toLowerCase() !== oauthClient.id) throw notFound('OAuth client');
}
