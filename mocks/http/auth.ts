import {
  resetPassword,
  signInClient,
  signInWithIdentityProvider,
  signInWithPassword,
} from '../service/accounts';
import { invalidateToken, invalidateTokens, listTokens } from '../service/tokens';
import { operation } from './operation';

export const operationsOfAuth = [
  operation('POST /auth/token/password', ({ world, actor, body }) => signInWithPassword(world, actor, body)),

  operation('POST /auth/token/idp', ({ world, actor, body }) =>
    signInWithIdentityProvider(world, actor, body),
  ),

  operation('POST /auth/oauth/token', ({ world, actor, body }) =>
    signInClient(world, actor, body.client_id, body.client_secret),
  ),

  operation('GET /auth/token', ({ world, actor, query }) => listTokens(world, actor, query)),

  operation('POST /auth/token/{tokenId}/invalidate', ({ world, actor, params }) =>
    invalidateToken(world, actor, params.tokenId),
  ),

  operation('POST /auth/token/invalidate', ({ world, actor, body }) =>
    invalidateTokens(world, actor, { ...body, tokenIds: body.tokenIds ?? undefined }),
  ),

  // The answer tells nobody whether the address has an account; no message can be sent from here.
  operation('POST /auth/password/requestreset', () => undefined),

  operation('POST /auth/password/reset', ({ world, actor, body }) =>
    resetPassword(world, actor, body.token, body.newPassword),
  ),
];
