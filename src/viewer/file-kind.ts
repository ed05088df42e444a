import { useEffect, useState } from 'react';
import { fileFormat, pictures, type FileFormat } from '@/lib/file-format';
import { indented } from '@/lib/source-json';
import { isImage } from '@/ui/files';

/** How a file can be looked at. */
export type FileKind =
  | { is: 'image'; format: FileFormat | undefined; picture: Blob }
  | { is: 'pdf' }
  | { is: 'text'; text: string }
  | { is: 'other' };

/** So many characters of a text are shown; whoever wants more downloads it. */
export const mostText = 200_000;

const textTypes =
  /^(?:text\/|application\/(?:json|xml|csv|x-ndjson)\b|application\/[\w.-]+\+(?:json|xml)\b)/i;
const textNames = /\.(?:txt|csv|tsv|json|xml|log|md|yaml|yml|html?|eml)$/i;

/** Whether a file is a text by its type or its name. */
export const isTextFile = ({ type }: Blob, name: string): boolean =>
  textTypes.test(type) || textNames.test(name);

/**
 * What a file is by its first bytes, its type and its name. A web page is text, whose markup is read and never carried
 * out. Throws nothing: what cannot be read is `other`.
 */
export async function readKind(blob: Blob, name: string): Promise<FileKind> {
  try {
    const format = await fileFormat(blob);
    if (format === 'pdf') return { is: 'pdf' };
    const known = format && pictures[format];
    // What is drawn has the type of its content: browsers draw an SVG by its type alone.
    if (known) return { is: 'image', format, picture: new Blob([blob], { type: known.type }) };
    if (isImage(blob)) return { is: 'image', format, picture: blob };
    if (!isTextFile(blob, name)) return { is: 'other' };
    // A character takes four bytes at the most.
    const text = await blob.slice(0, 4 * mostText).text();
    // What has a zero byte in it is no text, whatever it is called.
    if (text.includes('\0')) return { is: 'other' };
    return { is: 'text', text: readable(text, blob, name).slice(0, mostText) };
  } catch {
    return { is: 'other' };
  }
}

/** JSON in lines of its own; all else as it came. */
function readable(text: string, { type }: Blob, name: string): string {
  if (!/json/i.test(type) && !/\.json$/i.test(name)) return text;
  try {
    return indented(text);
  } catch {
    return text;
  }
}

/** The kind of a file that is there; undefined until it is known. */
export function useFileKind(blob: Blob | undefined, name: string): FileKind | undefined {
  const [known, setKnown] = useState<{ of: Blob; kind: FileKind }>();
  useEffect(() => {
    if (!blob) return undefined;
    let isGone = false;
    void readKind(blob, name).then((kind) => {
      if (!isGone) setKnown({ of: blob, kind });
    });
    return () => {
      isGone = true;
    };
  }, [blob, name]);
  return known && known.of === blob ? known.kind : undefined;
}
