import { idFor } from '../store/ids';
import type { User } from '../store/records';

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
