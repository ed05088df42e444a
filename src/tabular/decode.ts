import type { TextForm } from './types';

/** A text with the encoding that it was written in. */
export interface DecodedText {
  text: string;
  encoding: TextForm['encoding'];
  /** How many NUL characters were left out: damaged exports fill fields up with them. */
  nulls: number;
}

/** So many bytes say what a file is. */
const sample = 4096;

/**
 * The text of a file: UTF-8 or UTF-16, with or without a byte order mark, else as older programs write it. A
 * character that is cut off at the end is left out. Undefined for bytes that are no text, such as a program or a picture.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const encoding = encodingOf(bytes);
  if (!encoding) return undefined;
  const text = new TextDecoder(encoding).decode(bytes, { stream: true });
  // A file of DOS may end with its mark for the end of a file.
  const whole = text.endsWith('\u001A') ? text.slice(0, -1) : text;
  if (!whole.includes('\0')) return { text: whole, encoding, nulls: 0 };
  const clean = whole.replaceAll('\0', '');
  return { text: clean, encoding, nulls: whole.length - clean.length };
}

function encodingOf(bytes: Uint8Array): TextForm['encoding'] | undefined {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  const wide = wideEncoding(bytes);
  if (wide) return wide;
  if (isBinary(bytes)) return undefined;
  try {
    // As a stream: a file that is cut off may end in the middle of a character.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    // Excel for Mac ends lines with a carriage return alone where it writes the letters of old Macintoshes.
    return bytes.includes(13) && !bytes.includes(10) ? 'macintosh' : 'windows-1252';
  }
}

/** UTF-16 without a mark: English text has a zero in every second byte, and hardly ever in the others. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const length = Math.min(bytes.length, sample) & ~1;
  if (length < 4) return undefined;
  let [even, odd] = [0, 0];
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even += 2 / length;
    if (bytes[at + 1] === 0) odd += 2 / length;
  }
  if (odd > 0.6 && even < 0.1) return 'utf-16le';
  return even > 0.6 && odd < 0.1 ? 'utf-16be' : undefined;
}

/** Control characters other than blanks, escapes and NUL stand in no text; a few NULs do in damaged ones. */
function isBinary(bytes: Uint8Array): boolean {
  const length = Math.min(bytes.length, sample);
  let [controls, zeros] = [0, 0];
  for (let at = 0; at < length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === 0) zeros += 1;
    else if (byte < 9 || (byte > 13 && byte < 26) || (byte > 27 && byte < 32)) controls += 1;
  }
  return controls > length * 0.01 || zeros > length * 0.3;
}
