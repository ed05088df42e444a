import { contract } from './document.gen';

/** The variants of the contract, by the paths under which they are published (rules.md 1.6). */
const variants: Record<string, () => object> = {
  '/openapi.json': () => current(contract) as object,
  '/openapi.deprecated.json': () => contract,
};

/** The document that is published under a path, for the service at an address; undefined where none is. */
export function publishedDocument(path: string, url: string): object | undefined {
  const variant = variants[path]?.();
  return variant && { ...variant, servers: [{ url }] };
}

/** The same without what is deprecated and without what refers to it. */
function current(node: unknown): unknown {
  if (Array.isArray(node)) return node.filter((entry) => !isDeprecated(entry)).map(current);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([, value]) => !isDeprecated(value))
      .map(([name, value]) => [name, current(value)]),
  );
}

function isDeprecated(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('deprecated' in node) return node.deprecated === true;
  const [, , kind = '', name = ''] = '$ref' in node ? String(node.$ref).split('/') : [];
  return isDeprecated(contract.components[kind]?.[name]);
}
