import { NewSecretDialog } from '@/routes/_app/settings/-access/new-secret-dialog';
import { TokenSettings } from '@/routes/_app/settings/-access/tokens';
import { oauthClient } from '../../../../mocks/data/accounts';
import { userOf } from '../../../../mocks/service/actor';
import { issueToken } from '../../../../mocks/service/tokens';
import { press, type Write } from '../write';

/** The writes of tokens and secrets. */
export const accessWrites: readonly Write[] = [
  {
    name: 'a token that is revoked',
    operation: 'POST /auth/token/{tokenId}/invalidate',
    prepare(service) {
      const { world, actor } = service;
      const { tokenId } = issueToken(world, userOf(actor));
      return {
        screen: () => <TokenSettings />,
        async fill(settled) {
          press(/^Revoke(?! all)/);
          await settled();
        },
        button: /^Revoke token/,
        effects: () => (world.tokens.get(tokenId)?.invalidatedAt ? 1 : 0),
        reads: [],
      };
    },
  },
  {
    name: 'a client secret',
    operation: 'POST /organization/settings/oauth-credentials/{clientId}/client-secret',
    prepare: ({ world }) => {
      const before = world.clientSecrets.size;
      return {
        screen: (close) => <NewSecretDialog clientId={oauthClient.id} onClose={close} />,
        fill: () => undefined,
        button: /^Create client secret/,
        // One that nobody has seen is of no use: another is wanted then, and its dialog says what to do with the first.
        effects: () => Math.min(1, world.clientSecrets.size - before),
        reads: [],
      };
    },
  },
];
