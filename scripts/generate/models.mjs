// src/api/models.gen.ts
import { contract, everyOperation, identified } from './contract.mjs';

/**
 * Every schema of the contract as a type. One that is answered as a record, or as an entry of a list, has its id: what comes
 * without it is refused or left out (src/api/ids.ts). Within another record it may lack its id, and is a type of `schema.d.ts`.
 */
export function models() {
  const identifiedNames = new Set(
    [...everyOperation()].flatMap(({ operation }) => identified(operation)?.schemas ?? []),
  );
  const lines = Object.keys(contract.components.schemas).map((name) =>
    identifiedNames.has(name)
      ? `export type ${name} = WithId<Schemas['${name}']>;`
      : `export type ${name} = Schemas['${name}'];`,
  );
  return `import type { WithId } from './ids';
import type { components } from './schema';

type Schemas = components['schemas'];

${lines.join('\n')}
`;
}
