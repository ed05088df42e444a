import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface Package {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

const readPackage = (folder: URL) =>
  JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as Package;

/** Every library that the console is built with: its dependencies, what they depend on, and so on, by name. */
function libraries() {
  const found = new Map<string, { name: string; version: string; license: string; text?: string }>();
  const root = new URL('../../', import.meta.url);
  const visit = ({ dependencies }: Package, from: URL) => {
    for (const name of Object.keys(dependencies ?? {})) {
      // As node looks for it: beside who wants it first, then in each folder above.
      let place = from;
      while (!existsSync(new URL(`node_modules/${name}/package.json`, place))) {
        if (place.href === root.href) throw new Error(`${name} is not installed`);
        place = new URL('../', place);
      }
      const folder = new URL(`node_modules/${name}/`, place);
      const library = readPackage(folder);
      const { version, license = 'not stated' } = library;
      const key = `${name} ${version}`;
      if (found.has(key)) continue;
      const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
      const text = file && readFileSync(new URL(file, folder), 'utf8');
      found.set(key, { name, version, license, ...(text ? { text } : {}) });
      visit(library, folder);
    }
  };
  visit(readPackage(root), root);
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Writes the list of libraries with their licenses beside the page, where the settings' "About" reads it. */
export function libraryLicenses(): Plugin {
  const fileName = 'licenses.json';
  return {
    name: 'credence:library-licenses',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.split('?')[0]?.endsWith(`/${fileName}`)) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(libraries()));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(libraries()) });
    },
  };
}
