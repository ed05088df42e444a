import { describe, expect, it } from 'vitest';
import { openapi } from '../../e2e/support/openapi';
import { stripNulls } from './strip-nulls';

describe('an answer', () => {
  it('has no field that is null, however deep it lies', () => {
    const answer = {
      items: [{ id: '1', npi: null, role: { name: null, permissions: { Files: 'Read', Groups: null } } }],
      totalCount: null,
      nextCursor: null,
    };
    expect(stripNulls(answer)).toEqual({ items: [{ id: '1', role: { permissions: { Files: 'Read' } } }] });
  });

  it('keeps what says something: no, zero, an empty text, an empty list', () => {
    const answer = { isPrimary: false, active: 0, note: '', items: [] };
    expect(stripNulls(structuredClone(answer))).toEqual(answer);
  });

  it('keeps every item of a list at its place, as a delta and results are named by it', () => {
    const diff = { diff: { restrictions: [null, 'Probation'] } };
    expect(stripNulls(structuredClone(diff))).toEqual(diff);
  });

  it('keeps what a source said is empty', () => {
    const result = { additionalProperties: { type: 'Form', data: { 'Middle name': null } }, state: null };
    expect(stripNulls(result)).toEqual({
      additionalProperties: { type: 'Form', data: { 'Middle name': null } },
    });
  });

  it('may be nested deeper than functions can call each other', () => {
    const root: { inner?: unknown; none: null } = { none: null };
    let innermost = root;
    for (let depth = 0; depth < 50_000; depth += 1) {
      const inner = { none: null };
      innermost.inner = inner;
      innermost = inner;
    }
    expect(Object.keys(stripNulls(root))).toEqual(['inner']);
    expect(Object.keys(innermost)).toEqual([]);
  });

  it('may be no object at all', () => {
    expect([null, undefined, 7, 'text'].map((value) => stripNulls(value))).toEqual([
      null,
      undefined,
      7,
      'text',
    ]);
  });
});

describe('the contract', () => {
  const { schemas } = (openapi as { components: { schemas: Record<string, Schema> } }).components;

  it('says of every field of flexible data what it is, so that a null of a source stays', () => {
    const fields = Object.values(schemas).flatMap(({ properties = {} }) =>
      Object.entries(properties)
        .filter(([, { $ref }]) => $ref?.endsWith('/FlexibleData'))
        .map(([name]) => name),
    );
    expect([...new Set(fields)].toSorted()).toEqual(['additionalProperties', 'disciplinaryActions']);
  });

  it.each(['FilePage', 'MonitorPage', 'ProviderEnrollmentPage', 'LicenseTypeStatusPage', 'WebhookLogPage'])(
    'lets the items of a %s be null',
    (name) => {
      expect(schemas[name]?.allOf?.[1]?.properties?.['items']?.nullable).toBe(true);
    },
  );
});

interface Schema {
  $ref?: string;
  nullable?: boolean;
  allOf?: Schema[];
  properties?: Record<string, Schema>;
}
