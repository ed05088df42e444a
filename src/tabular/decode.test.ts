import { expect, test } from 'vitest';
import { decodeText } from './decode';

const utf8 = new TextEncoder();
const wide = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));
const swapped = (text: string) => Uint8Array.from(Buffer.from(wide(text)).swap16());

test.each<[what: string, bytes: Uint8Array, encoding: string, text: string]>([
  ['UTF-8', utf8.encode('NAME\nMUÑOZ\n'), 'utf-8', 'NAME\nMUÑOZ\n'],
  ['UTF-8 with a mark', utf8.encode('\uFEFFMUÑOZ'), 'utf-8', 'MUÑOZ'],
  ['UTF-8 that is cut off in a character', utf8.encode('MUÑ').slice(0, 3), 'utf-8', 'MU'],
  ['what older Windows programs write', Uint8Array.of(0x4d, 0x55, 0xd1, 0x4f, 0x5a), 'windows-1252', 'MUÑOZ'],
  [
    'what Excel for Mac writes',
    Uint8Array.of(0x4d, 0x55, 0x84, 0x4f, 0x5a, 0x0d, 0x41),
    'macintosh',
    'MUÑOZ\rA',
  ],
  ['UTF-16 with a mark', wide('\uFEFFName\tMUÑOZ'), 'utf-16le', 'Name\tMUÑOZ'],
  ['UTF-16 the other way around', swapped('\uFEFFName\tMUÑOZ'), 'utf-16be', 'Name\tMUÑOZ'],
  ['UTF-16 without a mark', wide('Name,NPI\n'), 'utf-16le', 'Name,NPI\n'],
  ['UTF-16 the other way around without a mark', swapped('Name,NPI\n'), 'utf-16be', 'Name,NPI\n'],
  ['a text with the end mark of DOS', utf8.encode('a\r\n\u001A'), 'utf-8', 'a\r\n'],
])('%s is read', (_, bytes, encoding, text) => {
  expect(decodeText(bytes)).toEqual({ text, encoding, nulls: 0 });
});

test('a few NULs are left out and counted; many, and control characters, make no text', () => {
  expect(decodeText(utf8.encode('Name,NPI\nQuill\0\0,1\n'))).toMatchObject({
    text: 'Name,NPI\nQuill,1\n',
    nulls: 2,
  });
  expect(decodeText(Uint8Array.of(0x50, 0x4b, 0, 4, 0, 0, 0, 1))).toBeUndefined();
  expect(decodeText(Uint8Array.from({ length: 500 }, (_, at) => at % 32))).toBeUndefined();
});
