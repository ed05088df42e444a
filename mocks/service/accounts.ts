import type { components } from '../../src/api/schema';
import { oauthClient } from '../data/accounts';
import type { User, World } from '../store/world';
import { type Actor, userOf } from './actor';
import { conflict, forbidden, invalid, notFound, unauthorized } from './errors';
import { logEvent } from './events';
import { passwordProblems } from './passwords';
import { invalidateAllTokens, issueToken } from './tokens';

type AuthResponse = components['schemas']['AuthResponse'];
type PasswordAuth = components['schemas']['PasswordAuth'];

/** What the identity provider's authorization codes stand for: the e-mail address it knows. */
const identityProviderCodes: Record<string, string> = {
  'demo-code': 'admin@credence.example',
  'demo-code-unregistered': 'stranger@elsewhere.example',
};

/** The same for its tokens, which the console gets where it exchanges codes itself. */
const identityProviderTokens: Record<string, string> = { 'demo-id-token': 'admin@credence.example' };

/** Reset tokens and whose password they change. This one can be used again and again, for the demo. */
const resetTokens: Record<string, string> = { 'demo-reset-token': 'admin@credence.example' };

/**
 * Signs in with a password, and changes it when `newPassword` is given: then every token that was
 * active so far ends. rules.md 3.4.
 * @throws ServiceError 401 wrong e-mail or password; 403 wrong password beside a new one; 409 the
 * password has to be changed; 400 the new one is the old one or too weak.
 */
export function signInWithPassword(world: World, actor: Actor, given: PasswordAuth): AuthResponse {
  const { email, password, newPassword, timeToLive } = given;
  const user = userByEmail(world, email);
  if (!user || user.password !== password) {
    // Also for an unknown address, so that nobody learns which addresses have an account.
    if (newPassword !== undefined) throw forbidden('The current password is wrong.');
    throw unauthorized('The e-mail address or the password is wrong.');
  }
  if (newPassword === undefined) {
    if (user.mustChangePassword) throw conflict('The password has to be changed before you can sign in.');
    return signIn(world, actor, user, 'a password', timeToLive);
  }
  const changed = changePassword(world, user, newPassword);
  invalidateAllTokens(world, changed);
  logEvent(world, { ...actor, user: changed }, 'PasswordChanged', { email: changed.email });
  return signIn(world, actor, changed, 'a password', timeToLive);
}

/**
 * Signs in with an authorization code of the identity provider, or with its token in place of one. rules.md 3.5.
 * @throws ServiceError 400 unknown code or token; 403 the address behind it has no account.
 */
export function signInWithIdentityProvider(
  world: World,
  actor: Actor,
  { code, token, timeToLive }: components['schemas']['IdpAuth'],
): AuthResponse {
  const email =
    token === undefined
      ? identityProviderCodes[code ?? '']
      : identityProviderTokens[token.split('.').at(-1) ?? ''];
  if (!email) {
    throw invalid(
      token === undefined
        ? { '$.code': ['The authorization code is unknown or was used before.'] }
        : { '$.token': ['The token is none of the identity provider.'] },
    );
  }
  const user = userByEmail(world, email);
  if (!user) throw forbidden(`The e-mail address ${email} is not registered.`);
  return signIn(world, actor, user, 'an identity provider', timeToLive);
}

/**
 * The client-credentials flow of OAuth 2. rules.md 3.6.
 * @throws ServiceError 401 when id or secret is wrong.
 */
export function signInClient(world: World, actor: Actor, clientId: string, secret: string) {
  const user = userByEmail(world, oauthClient.email);
  const isKnown = [...world.clientSecrets.all()].some((known) => known.secret === secret);
  if (clientId.toLowerCase() !== oauthClient.id || !isKnown || !user) {
    throw unauthorized('The client id or the client secret is wrong.');
  }
  const { token, expiresAt } = signIn(world, actor, user, 'client credentials');
  const seconds = (Date.parse(expiresAt ?? '') - world.clock.now()) / 1000;
  return { access_token: token, token_type: 'Bearer', expires_in: Math.round(seconds) };
}

/**
 * Sets a new password with a reset token; every active token of the account ends.
 * rules.md 3.7.
 * @throws ServiceError 404 unknown token; 400 the password is the old one or too weak.
 */
export function resetPassword(world: World, actor: Actor, token: string, newPassword: string): void {
  const user = userByEmail(world, resetTokens[token] ?? '');
  if (!user) throw notFound('reset token');
  const changed = changePassword(world, user, newPassword);
  invalidateAllTokens(world, changed);
  logEvent(world, { ...actor, user: changed }, 'PasswordReset', { email: changed.email });
}

/**
 * Changes the password of the signed-in user; every active token of theirs ends (rules.md 3.4).
 * @throws ServiceError 403 the current password is wrong; 400 the new one is the old one or too weak.
 */
export function changeOwnPassword(
  world: World,
  actor: Actor,
  { password, newPassword }: components['schemas']['PasswordUpdate'],
): void {
  const user = userOf(actor);
  if (password !== user.password) throw forbidden('The current password is wrong.');
  const changed = changePassword(world, user, newPassword);
  invalidateAllTokens(world, changed);
  logEvent(world, { ...actor, user: changed }, 'PasswordChanged', { email: changed.email });
}

function signIn(world: World, actor: Actor, user: User, way: string, timeToLive?: string): AuthResponse {
  const response = issueToken(world, user, timeToLive);
  logEvent(world, { ...actor, user }, 'SignedIn', { email: user.email, way });
  return response;
}

function changePassword(world: World, user: User, newPassword: string): User {
  if (newPassword === user.password) {
    throw invalid({ '$.newPassword': ['Must not be the current password.'] });
  }
  const problems = passwordProblems(newPassword, user.email);
  if (problems.length > 0) throw invalid({ '$.newPassword': problems });
  const changed = { ...user, password: newPassword, mustChangePassword: false };
  world.users.put(changed);
  return changed;
}

function userByEmail(world: World, email: string): User | undefined {
  return world.users.first('email', email.trim().toLowerCase());
}
