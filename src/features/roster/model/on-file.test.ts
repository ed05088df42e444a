import { expect, test } from 'vitest';
import type { OnFile } from './kind';
import { allOnFile, keepOnFile } from './on-file';

const name = 'name:QUILL ADA';
const ada = (id: string, phone = ''): OnFile => ({ id, identities: [`npi:${id}`, name], values: { phone } });

test('Who has the name of somebody else is kept beside them, once, and as it was read last', () => {
  const onFile = new Map<string, OnFile>();
  keepOnFile(onFile, [ada('1'), ada('2'), ada('3')]);
  keepOnFile(onFile, [ada('2', '(555) 010-0100')]);
  expect(allOnFile(onFile, name).map(({ id, values }) => [id, values['phone']])).toEqual([
    ['1', ''],
    ['2', '(555) 010-0100'],
    ['3', ''],
  ]);
  expect(onFile.get('npi:2')?.values['phone']).toBe('(555) 010-0100');
});
