import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The contract. It is read once for all that compare something with it, since that takes a second; nobody changes it. */
export const openapi = parse(readFileSync(new URL('../../src/api/openapi.yaml', import.meta.url), 'utf8'));
