/** What a file is by its first bytes. */
export type FileFormat = 'pdf' | 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'heic' | 'tiff' | 'bmp' | 'svg';

/** The type that a browser draws a picture by, and what people call it; of a format that is no picture nothing. */
export const pictures: Readonly<Partial<Record<FileFormat, { type: string; name: string }>>> = {
  png: { type: 'image/png', name: 'PNG' },
  jpeg: { type: 'image/jpeg', name: 'JPEG' },
  gif: { type: 'image/gif', name: 'GIF' },
  webp: { type: 'image/webp', name: 'WebP' },
  avif: { type: 'image/avif', name: 'AVIF' },
  heic: { type: 'image/heic', name: 'HEIC' },
  tiff: { type: 'image/tiff', name: 'TIFF' },
  bmp: { type: 'image/bmp', name: 'BMP' },
  svg: { type: 'image/svg+xml', name: 'SVG' },
};

/** Formats that phones and fax machines write and that only some browsers draw. */
export const isRarelyDrawn = (format: FileFormat | undefined): boolean =>
  format === 'heic' || format === 'tiff' || format === 'avif';

/** So far into a file a PDF may begin (ISO 32000-1, implementation note 13): mail and scanners put bytes before it. */
const reach = 1_024;

/** Beginnings of files; a dot stands for any one byte. A HEIC says what it is behind the length of its first box. */
const beginnings: readonly (readonly [FileFormat, RegExp])[] = [
  ['png', /^\u0089PNG\r\n[^]\n/],
  ['jpeg', /^\u00FF\u00D8\u00FF/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['tiff', /^(?:II[*+]\0|MM\0[*+])/],
  ['bmp', /^BM[^]{4}\0{4}[^]{4}[^]\0\0\0/],
  ['avif', /^[^]{4}ftyp(?:avif|avis|(?:mif1|msf1|miaf)[^]{4}(?:[^]{4})*?avi[fs])/],
  ['heic', /^[^]{4}ftyp(?:hei[cmxs]|hev[cmsx]|mif1|msf1)/],
  [
    'svg',
    /^(?:\u00EF\u00BB\u00BF)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<svg[\s>]/i,
  ],
];

/**
 * Tells a file by its first bytes, whatever it is called and whatever type it was sent with; undefined for what is none of
 * them. A PDF may have bytes before it, as long as no text runs into its mark. Throws where the file cannot be read.
 */
export async function fileFormat(blob: Blob): Promise<FileFormat | undefined> {
  const bytes = String.fromCharCode(...new Uint8Array(await blob.slice(0, reach + 8).arrayBuffer()));
  if (/^[^]{0,1023}?(?<![ -~])%PDF-\d/.test(bytes)) return 'pdf';
  return beginnings.find(([, beginning]) => beginning.test(bytes))?.[0];
}
