import { describe, expect, test } from 'vitest';
import { createMatcher, splitTarget } from './match';
import { operations } from './operations.gen';

const match = createMatcher(operations);

describe('where a request goes', () => {
  test.each([
    ['/api/providers', { base: '', area: 'api', path: '/providers' }],
    ['/console/api/providers/1', { base: '/console', area: 'api', path: '/providers/1' }],
    ['/a/b/control/state', { base: '/a/b', area: 'control', path: '/state' }],
    ['/api/files/x%2Fapi%2Fy', { base: '', area: 'api', path: '/files/x%2Fapi%2Fy' }],
  ])('%s is split at the first /api or /control', (pathname, target) => {
    expect(splitTarget(pathname)).toEqual(target);
  });

  test('everything else belongs to nobody', () => {
    expect(splitTarget('/providers')).toBeUndefined();
    expect(splitTarget('/apis/providers')).toBeUndefined();
  });
});

describe('which operation a path means', () => {
  test('a fixed segment wins over a parameter', () => {
    expect(match('GET', '/providers/aggregations')).toMatchObject({ id: 'GET /providers/aggregations' });
    expect(match('GET', '/providers/1')).toMatchObject({
      id: 'GET /providers/{providerId}',
      params: { providerId: '1' },
    });
  });

  test('a file is found by its path with slashes written either way', () => {
    const params = { pathOrId: 'screenshots/1.svg' };
    expect(match('GET', '/files/screenshots%2F1.svg')).toMatchObject({ params });
    expect(match('GET', '/files/screenshots/1.svg')).toMatchObject({ params });
  });

  test('a known path with another method tells which methods it has', () => {
    expect(match('PUT', '/providers/1')).toEqual({
      kind: 'method',
      allow: expect.arrayContaining(['GET', 'PATCH', 'DELETE']),
    });
    expect(match('DELETE', '/providers/aggregations')).toEqual({ kind: 'method', allow: ['GET'] });
  });

  test('an unknown path is nothing', () => {
    expect(match('GET', '/nothing')).toEqual({ kind: 'none' });
  });
});
