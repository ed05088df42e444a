import type { components } from '../../src/api/schema';
import { compareEntries } from '../store/collection';
import type { AccessTokenRecord, User, World } from '../store/world';
import { type Actor, userOf } from './actor';
import { logEvent } from './events';
import { invalid, notFound, unauthorized } from './errors';
import { type ListQuery, listPage } from './lists';
import { permissionsOfRoles } from './permissions';
import { hour, isoTime, minute, parseTimeSpan } from './time';

type AuthResponse = components['schemas']['AuthResponse'];
type AccessToken = components['schemas']['AccessToken'];

const ordinaryLife = 12 * hour;
/** What the organization allows at most; a longer wish is lowered to it. */
const longestLife = 24 * hour;
/** A token that was asked to be this short is for a shared machine, and a browser should forget it. */
const ephemeralLife = 1 * hour;
const missing = 'The access token is missing, invalid or expired.';

/**
 * Makes a new access token for a user. `timeToLive` is a .NET time span, lowered to the
 * organization's ceiling of 24 hours; 12 hours when left out. rules.md 3.2.
 * @throws ServiceError 400 when the time to live is zero.
 */
export function issueToken(world: World, user: User, timeToLive?: string): AuthResponse {
  const wanted = timeToLive === undefined ? ordinaryLife : parseTimeSpan(timeToLive);
  if (!wanted) throw invalid({ '$.timeToLive': ['Must be longer than zero.'] });
  const life = Math.min(wanted, longestLife);
  const now = world.clock.now();
  const record: AccessTokenRecord = {
    id: world.ids.next(),
    secret: `cred_${world.ids.next().replaceAll('-', '')}`,
    userId: user.id,
    createdAt: isoTime(now),
    expiresAt: isoTime(now + life),
  };
  world.tokens.put(record);
  return {
    tokenId: record.id,
    token: record.secret,
    email: user.email,
    role: { id: user.roleId, name: user.role, permissions: permissionsOfRoles[user.role] ?? {} },
    expiresAt: record.expiresAt,
    persistenceHint: life <= ephemeralLife ? 'Ephemeral' : 'Persistent',
  };
}

/**
 * Finds who a request comes from by its `Authorization` header, and notes when and with what the
 * token was used. rules.md 3.1, 3.2 and 3.8.
 * @throws ServiceError 401 without a token, or with one that is unknown, expired or invalidated.
 */
export function authenticate(world: World, headers: Headers, correlationId: string): Actor {
  const secret = /^Bearer (\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1];
  const token = secret ? world.tokens.first('secret', secret) : undefined;
  const user = token && isActive(world, token) ? world.users.get(token.userId) : undefined;
  if (!token || !user) throw unauthorized(missing);
  noteUse(world, token, headers);
  return { user, tokenId: token.id, correlationId };
}

/** A page of the user's tokens that are neither expired nor invalidated. rules.md 3.8. */
export function listTokens(world: World, actor: Actor, query: ListQuery) {
  const tokens = tokensOf(world, userOf(actor));
  return listPage(
    {
      name: 'tokens',
      sources: [world.tokens],
      view: () => tokens.map((record) => ({ key: record.id, record })).toSorted(compareEntries),
      // Which tokens are active changes with time, too.
      filterKey: tokens.map((token) => token.id).join(' '),
      filter: () => true,
    },
    query,
    { sortedBy: 'Id' },
    (token) => toAccessToken(token, actor),
  );
}

/**
 * Ends one token of the user.
 * @throws ServiceError 404 when the user has no such active token.
 */
export function invalidateToken(world: World, actor: Actor, tokenId: string): void {
  const token = tokensOf(world, userOf(actor)).find(({ id }) => id === tokenId.toLowerCase());
  if (!token) throw notFound('access token');
  end(world, token);
  logEvent(world, actor, 'TokensInvalidated', { tokens: '1' }, { tokenId: token.id });
}

/**
 * Ends several tokens of the user: those named, or all when none is named. The token of the request
 * itself stays unless `invalidateCurrent` is set. Ids that are not the user's are passed over.
 */
export function invalidateTokens(
  world: World,
  actor: Actor,
  { tokenIds, invalidateCurrent }: { tokenIds?: string[]; invalidateCurrent?: boolean },
): void {
  const ending = tokensOf(world, userOf(actor)).filter((token) =>
    token.id === actor.tokenId ? invalidateCurrent : (tokenIds?.includes(token.id) ?? true),
  );
  for (const token of ending) end(world, token);
  logEvent(world, actor, 'TokensInvalidated', { tokens: String(ending.length) });
}

/** Ends every active token of a user. rules.md 3.4. */
export function invalidateAllTokens(world: World, user: User): void {
  for (const token of tokensOf(world, user)) end(world, token);
}

function toAccessToken(token: AccessTokenRecord, actor: Actor): AccessToken {
  return {
    id: token.id,
    lastUserAgent: token.lastUserAgent,
    lastIpAddress: token.lastIpAddress,
    lastUsed: token.lastUsed,
    isCurrent: token.id === actor.tokenId,
    expiresAt: token.expiresAt,
  };
}

function tokensOf(world: World, user: User): AccessTokenRecord[] {
  return world.tokens.by('userId', user.id).filter((token) => isActive(world, token));
}

function isActive(world: World, token: AccessTokenRecord): boolean {
  return !token.invalidatedAt && Date.parse(token.expiresAt) > world.clock.now();
}

function end(world: World, token: AccessTokenRecord): void {
  world.tokens.put({ ...token, invalidatedAt: isoTime(world.clock.now()) });
}

function noteUse(world: World, token: AccessTokenRecord, headers: Headers): void {
  const now = world.clock.now();
  // Every write is stored and sent to other tabs, so that use is noted by the half minute.
  if (token.lastUsed && now - Date.parse(token.lastUsed) < minute / 2) return;
  world.tokens.put({
    ...token,
    lastUsed: isoTime(now),
    // A page is not told what its own requests will say of it; where the service runs in the page, the page knows.
    lastUserAgent: headers.get('User-Agent') ?? globalThis.navigator?.userAgent,
    lastIpAddress: '127.0.0.1',
  });
}
