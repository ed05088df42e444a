import { expect, test } from 'vitest';
import { fileFormat } from './file-format';

const blob = (bytes: string) => new Blob([Uint8Array.from(bytes, (sign) => sign.charCodeAt(0))]);

test('A file is what its first bytes say, whatever it is called and was sent as', async () => {
  const files: Record<string, string> = {
    png: '\u0089PNG\r\n\u001A\n\0\0\0\rIHDR',
    jpeg: '\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF',
    gif: 'GIF89a\u0001\0',
    webp: 'RIFF\u0024\0\0\0WEBPVP8 ',
    avif: '\0\0\0\u001Cftypavif\0\0\0\0avifmif1',
    'avif, by what it goes with': '\0\0\0\u001Cftypmif1\0\0\0\0mif1avif',
    heic: '\0\0\0\u0018ftypheic\0\0\0\0mif1heic',
    'heic, of several pictures': '\0\0\0\u0018ftypmif1\0\0\0\0mif1heic',
    'tiff, as of a fax': 'II*\0\u0008\0\0\0',
    'tiff, the other way round': 'MM\0*\0\0\0\u0008',
    bmp: 'BM\u0046\0\0\0\0\0\0\0\u0036\0\0\0\u0028\0\0\0',
    svg: '<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="x">',
    pdf: '%PDF-1.7\n',
    'pdf, behind a byte order mark': '\u00EF\u00BB\u00BF%PDF-1.4',
    'pdf, behind lines': '\r\n\r\n%PDF-1.4',
  };
  for (const [name, bytes] of Object.entries(files)) {
    // oxlint-disable-next-line no-await-in-loop
    expect([name, await fileFormat(blob(bytes))]).toEqual([name, name.split(',')[0]]);
  }
});

test('What only speaks of a format, or is cut short, is none', async () => {
  for (const bytes of [
    'A page of %PDF-1.7 text',
    'BM is short for',
    'II*',
    '',
    `${' '.repeat(1_030)}%PDF-1.7`,
    'ftypheic',
    '<svgx>',
    'RIFF....WAVE',
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    expect([bytes, await fileFormat(blob(bytes))]).toEqual([bytes, undefined]);
  }
});
