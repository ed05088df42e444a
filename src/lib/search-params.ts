import type * as z from 'zod/mini';

/**
 * The check of a route's search parameters, for `validateSearch`. Takes what makes the schema instead of the schema:
 * the routes of all screens are declared when the console starts, and most are not visited in that load.
 */
export function searchParams<Schema extends z.ZodMiniType>(
  make: () => Schema,
): (raw: Record<string, unknown>) => z.output<Schema> {
  let schema: Schema | undefined;
  return (raw) => (schema ??= make()).parse(raw);
}
