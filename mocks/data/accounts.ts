import { idFor } from '../store/ids';
import type { ClientSecretRecord, User } from '../store/records';

const demoPassword = 'Credence-demo-1';

/** The accounts of the demo organization: one for each role, and one that has to change its password. */
export function accounts(seed: number): User[] {
  const rows = [
    ['admin', 'Marisol', 'Okafor', 'Admin'],
    ['specialist', 'Dana', 'Whitfield', 'Credentialing'],
    ['reader', 'Ira', 'Lindgren', 'Reader'],
    ['change', 'Noor', 'Castellano', 'Credentialing'],
    ['manager', 'Helen', 'Park', 'LimitedAdmin'],
    ['assistant', 'Tomás', 'Reyes', 'LimitedCredentialing'],
    ['auditor', 'Grace', 'Lindqvist', 'LimitedReader'],
  ] as const;
  return rows.map(([name, firstName, lastName, role], index) => ({
    id: idFor('user', seed, index),
    email: `${name}@credence.example`,
    firstName,
    lastName,
    password: demoPassword,
    mustChangePassword: name === 'change',
    roleId: idFor(`role ${role}`, 0, 0),
    role,
  }));
}

/** The organization's own id, by which partner systems name it. */
export const organizationId = '0f0d9a4e-52c1-4c7e-8d57-3c1c1f7a9b20';

/** The OAuth client of the organization, and on whose behalf it works. */
export const oauthClient = {
  id: '6d1f6c9e-0b7e-4a5c-9a43-0d6a4f0c7b11',
  email: 'admin@credence.example',
};

/** The secret that the client has from the beginning. */
export function oauthSecret(epoch: number): ClientSecretRecord {
  return {
    id: idFor('oauth client secret', 1, 0),
    createdAt: new Date(epoch - 200 * 86_400_000).toISOString(),
    secret: 'demo-client-secret',
  };
}
