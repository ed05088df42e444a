const longest = 120;

/** A file's name as the last part of a path: without separators and control characters, not too long, never empty. */
export function safeName(name: string): string {
  const plain = name
    .replace(/[\p{Cc}/\\]+/gu, '-')
    .replace(/^\.+/, '')
    .trim();
  if (plain.length <= longest) return plain || 'file';
  const ending = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? '';
  return plain.slice(0, longest - ending.length) + ending;
}

/** The next name for a file of which there is one already: `cv.pdf` → `cv (2).pdf` → `cv (3).pdf`. */
export function freeName(name: string): string {
  const [, start = name, number, ending = ''] = /^(.*?)(?: \((\d+)\))?(\.[^.]{1,10})?$/.exec(name) ?? [];
  return `${start} (${number ? Number(number) + 1 : 2})${ending}`;
}
