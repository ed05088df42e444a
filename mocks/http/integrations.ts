import { changeOwnPassword } from '../service/accounts';
import { receiveApplicant, requestDocument } from '../service/integrations';
import { createSecret, deleteSecret, listCredentials } from '../service/oauth-credentials';
import { operation } from './operation';

const credentials = '/organization/settings/oauth-credentials' as const;

export const operationsOfIntegrations = [
  operation(
    'POST /integrations/applicanttracker/webhook/{organizationId}',
    ({ world, actor, params, body }) => receiveApplicant(world, actor, params.organizationId, body),
  ),

  operation('POST /integrations/crm/documentrequest', ({ world, actor, body }) =>
    requestDocument(world, actor, body),
  ),

  operation(`GET ${credentials}`, ({ world }) => listCredentials(world)),
  operation(`POST ${credentials}/{clientId}/client-secret`, ({ world, actor, params }) =>
    createSecret(world, actor, params.clientId),
  ),
  operation(`DELETE ${credentials}/{clientId}/client-secret/{clientSecretId}`, ({ world, actor, params }) =>
    deleteSecret(world, actor, params.clientId, params.clientSecretId),
  ),

  operation('POST /users/me/password', ({ world, actor, body }) => {
    changeOwnPassword(world, actor, body);
    return new Response(null, { status: 200 });
  }),
];
