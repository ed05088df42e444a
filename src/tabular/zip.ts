import { unzipSync } from 'fflate';

/** More than this unpacked would not fit into a tab's memory beside its rows. */
const mostBytes = 1_500_000_000;

/** The files of a ZIP archive, each unpacked when it is read. */
export interface Archive {
  /** Paths as they are written in the archive, folders left out. */
  paths: readonly string[];
  /** The content of a file by its path, whatever its capitals; undefined where there is none. Throws where it is damaged or too large. */
  read: (path: string) => Uint8Array | undefined;
}

/** Opens a ZIP archive. Throws for a damaged one. */
export function openArchive(bytes: Uint8Array): Archive {
  const paths: string[] = [];
  unzipSync(bytes, {
    filter: ({ name }) => {
      if (!/[\\/]$/.test(name)) paths.push(name);
      return false;
    },
  });
  const byKey = new Map(paths.map((path) => [keyOf(path), path]));
  return {
    paths,
    read: (wanted) => {
      const path = byKey.get(keyOf(wanted));
      if (path === undefined) return undefined;
      const found = unzipSync(bytes, {
        filter: ({ name, originalSize }) => {
          if (name !== path) return false;
          if (originalSize > mostBytes) throw new RangeError('A part of the archive is too large');
          return true;
        },
      });
      return found[path];
    },
  };
}

/** Paths are compared without the kind of their slashes and letters. */
const keyOf = (path: string) => path.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();
