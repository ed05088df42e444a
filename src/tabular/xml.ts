import { Parser } from 'saxen';

/** What is called while a document is read; names come without the prefix of their namespace. */
export interface XmlHooks {
  open: (name: string, attributes: () => Record<string, string>) => void;
  close?: (name: string) => void;
  /** Text with its entities replaced; a long one may come in pieces. */
  text?: (text: string) => void;
}

const piece = 256 * 1024;

/**
 * Reads an XML document, UTF-8 or UTF-16, piece by piece: a sheet of a hundred megabytes is never one string. Throws for
 * what is not well-formed.
 */
export function readXml(bytes: Uint8Array, { open, close, text }: XmlHooks): void {
  const parser = new Parser();
  parser.on('openTag', (name, attributes) => open(local(name), attributes));
  if (close) parser.on('closeTag', (name) => close(local(name)));
  if (text) {
    parser.on('text', (value) => text(decodeEntities(value)));
    parser.on('cdata', text);
  }
  parser.on('error', (error) => {
    throw error;
  });
  const decoder = new TextDecoder(xmlEncoding(bytes));
  for (let at = 0; at < bytes.length; at += piece)
    parser.write(decoder.decode(bytes.subarray(at, at + piece), { stream: true }));
  parser.write(decoder.decode());
  parser.end();
}

function xmlEncoding([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'utf-16be' : 'utf-8';
}

const local = (name: string) => (name.includes(':') ? name.slice(name.indexOf(':') + 1) : name);

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five entities of XML and characters by their number, those beyond the basic plane too. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, digits?: string, name = '') => {
      const code = hex ? Number.parseInt(hex, 16) : Number(digits);
      if (hex || digits) return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      return named[name] ?? whole;
    },
  );
}
