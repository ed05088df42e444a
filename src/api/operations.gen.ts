// Generated from src/api/openapi.yaml by `npm run generate`. Do not edit.

export * from './reads.gen';
export * from './page-writes.gen';
export * from './writes.gen';
