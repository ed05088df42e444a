import type { OperationSpec } from './operations.gen';

/** Where a request goes: what stands before `/api` or `/control`, which of the two, and the rest. */
export interface Target {
  base: string;
  area: 'api' | 'control';
  path: string;
}

/** Splits an address; undefined when it belongs to neither area. The service may live under a sub-path. */
export function splitTarget(pathname: string): Target | undefined {
  const found = /^(.*?)\/(api|control)(\/.*)?$/.exec(pathname);
  if (!found) return undefined;
  const area = found[2] === 'api' ? 'api' : 'control';
  return { base: found[1] ?? '', area, path: found[3] ?? '/' };
}

interface Route {
  id: string;
  spec: OperationSpec;
  pattern: RegExp;
  names: string[];
}

export type Match =
  | { kind: 'operation'; id: string; spec: OperationSpec; params: Record<string, string> }
  | { kind: 'method'; allow: string[] }
  | { kind: 'none' };

/** Builds the function that finds the operation of a method and path. Fixed segments win over parameters. */
export function createMatcher(operations: Record<string, OperationSpec>) {
  const routes = Object.entries(operations)
    .map(([id, spec]) => toRoute(id, spec))
    .toSorted((a, b) => a.names.length - b.names.length);

  return (method: string, path: string): Match => {
    const fitting = routes.filter((route) => route.pattern.test(path));
    const fewest = fitting[0]?.names.length;
    const candidates = fitting.filter((route) => route.names.length === fewest);
    const route = candidates.find(({ spec }) => spec.method === method);
    if (route) return { kind: 'operation', id: route.id, spec: route.spec, params: paramsOf(route, path) };
    if (candidates.length > 0) {
      return { kind: 'method', allow: candidates.map(({ spec }) => spec.method) };
    }
    return { kind: 'none' };
  };
}

function toRoute(id: string, spec: OperationSpec): Route {
  const names = [...spec.path.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '');
  // A file's path may be sent with its slashes as they are; every other parameter is one segment.
  const pattern = spec.path.replace(/\{path\w*\}$/, '(.+)').replace(/\{\w+\}/g, '([^/]+)');
  return { id, spec, names, pattern: new RegExp(`^${pattern}/?$`) };
}

function paramsOf(route: Route, path: string): Record<string, string> {
  const values = route.pattern.exec(path)?.slice(1) ?? [];
  return Object.fromEntries(route.names.map((name, index) => [name, decode(values[index] ?? '')]));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
