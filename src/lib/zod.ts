import { config } from 'zod/mini';

export * from 'zod/mini';

// Otherwise zod tries whether it may compile schemas to functions, which the page's policy forbids and reports.
config({ jitless: true });
