import * as z from 'zod/mini';
import { changedValues } from './drafts';

/**
 * The schemas of a form's fields, with those of fields that are as they were replaced by ones that take anything: what
 * the service holds already, an old telephone number say, must not stand in the way of changing something else.
 */
export function changedShape<Shape extends Record<string, unknown>>(
  shape: Shape,
  values: Record<string, unknown>,
  before: Record<string, unknown>,
): Shape {
  const changed = changedValues(values, before) ?? {};
  const kept = Object.keys(shape).filter((name) => !(name in changed));
  return { ...shape, ...Object.fromEntries(kept.map((name) => [name, z.any()])) };
}
