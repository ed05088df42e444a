import { expect, test } from 'vitest';
import { webhookTypes } from '@/domain/webhook-types';
import { samplePayload, webhookTypeInfo } from './types';

test('every type that can be chosen is explained once and has a sample', () => {
  expect(new Set(webhookTypes).size).toBe(13);
  for (const type of webhookTypes) {
    expect(webhookTypeInfo(type)?.when).toBeTruthy();
    expect(Object.keys(JSON.parse(samplePayload(type)) as object).length).toBeGreaterThan(1);
  }
});

test('a type that is newer than the console is not explained, and breaks nothing', () => {
  for (const type of ['RosterRead', 'constructor', undefined]) {
    expect(webhookTypeInfo(type)).toBeUndefined();
    expect(samplePayload(type)).toBe('{}');
  }
});
