import { beforeAll, expect, test } from 'vitest';
import { openapi } from '../../e2e/support/openapi';
import { type TestService, origin, testService } from '../testing';

interface Document {
  openapi: string;
  info: { version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, { parameters?: { $ref?: string }[] }>>;
  components: { schemas: Record<string, object>; parameters: Record<string, object> };
}

const source = openapi as Document;

let service: TestService;
beforeAll(async () => {
  service = await testService({ size: 1 });
});

const parametersOf = ({ paths }: Document) => paths['/providers']?.['get']?.parameters ?? [];
const read = async (name: string) => (await service.anonymous.get<Document>(name)).body;

test('the variant with the deprecated parameters is the whole contract', async () => {
  const { servers, ...document } = await read('/openapi.deprecated.json');
  const { servers: _, ...whole } = source;
  expect(document).toEqual(whole);
  expect(servers).toEqual([{ url: `${origin}/api` }]);
});

test('the current variant is the same without what is deprecated, and needs no token', async () => {
  const current = await read('/openapi.json');
  expect(current.openapi).toMatch(/^3\.0\./);
  expect(current.info.version).toMatch(/^\d+(\.\d+){3}$/);
  const text = JSON.stringify(current);
  expect(text).not.toMatch(/deprecated"|nextOffset|parameters\/Offset/);
  // Nothing refers to what is gone, and nothing else is gone.
  for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
    expect(current.components[kind as 'schemas']).toHaveProperty(name);
  expect(Object.keys(current.paths)).toEqual(Object.keys(source.paths));
  expect(Object.keys(current.components.schemas)).toEqual(Object.keys(source.components.schemas));
  expect(parametersOf(source)).toContainEqual({ $ref: '#/components/parameters/Offset' });
  expect(parametersOf(current)).toHaveLength(parametersOf(source).length - 1);
});

test('nothing else is published', async () => {
  expect((await service.get('/openapi.yaml')).status).toBe(404);
  expect((await service.post('/openapi.json', {})).status).toBe(404);
});
