// @vitest-environment happy-dom
import {
  degrees,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRef,
  StandardFonts,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { getDocument, OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { buildPdf } from './build';
import type { DrawWord } from './drawn-words';

const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNoaGj4DwAFhAKAjM1mJgAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);
const draw: DrawWord = (word) =>
  Promise.resolve({ png: pixel, width: 0.6 * word.length, height: 1, below: 0.2 });

/** A packet with one file as its evidence, whose pages come from the second on. */
async function packetWith(bytes: Uint8Array, texts: readonly string[] = []) {
  const blob = new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
  const built = await buildPdf(
    {
      title: 'Packet',
      made: '',
      date: new Date(0),
      parts: [
        {
          blocks: texts.map((text) => ({ kind: 'paragraph', text }) as const),
          attached: [{ title: 'scan.pdf', path: 'scan.pdf', read: () => Promise.resolve(blob) }],
        },
      ],
    },
    { signal: new AbortController().signal, onProgress: () => undefined, draw },
  );
  return built;
}

async function textOf(bytes: Uint8Array, number: number) {
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(number)).getTextContent();
  return items.flatMap((item) => ('str' in item ? [item] : []));
}

const words = async (bytes: Uint8Array, number: number) =>
  (await textOf(bytes, number))
    .map(({ str }) => str)
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** The edges of what is filled with white on a page: left, lower, right and upper. */
async function whiteBoxes(bytes: Uint8Array, number: number) {
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
  const upright = [1, 0, 0, 1, 0, 0];
  let [color, space]: [unknown, number[]] = [undefined, upright];
  const found: number[][] = [];
  for (const [index, step] of fnArray.entries()) {
    const given = argsArray[index] as unknown[];
    if (step === OPS.save) space = upright;
    if (step === OPS.transform) space = Util.transform(space, given as number[]) as number[];
    if (step === OPS.setFillRGBColor) [color] = given;
    if (step !== OPS.constructPath || color !== '#ffffff') continue;
    const [left = 0, low = 0, right = 0, high = 0] = given[2] as number[];
    const [across = 0, , , up = 0, x = 0, y = 0] = space;
    const [one, other] = [y + up * low, y + up * high];
    found.push([x + across * left, Math.min(one, other), x + across * right, Math.max(one, other)]);
  }
  return found;
}

async function letterPdf(draw: (document: PDFDocument, page: PDFPage) => void | Promise<void>) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([400, 300]);
  page.drawText('The letter', { font, size: 12, x: 20, y: 250 });
  await draw(document, page);
  return document;
}

/** A field as it stands in the file: a dictionary that is its own widget. */
function addField(document: PDFDocument, page: PDFPage, entries: Record<string, unknown>) {
  const { context } = document;
  const field = context.register(
    context.obj({ Type: 'Annot', Subtype: 'Widget', F: 4, P: page.ref, ...(entries as object) }),
  );
  page.node.addAnnot(field);
  return field;
}

describe('an encrypted PDF', () => {
  for (const algorithm of ['AES-256', 'AES-128', 'RC4-128', 'RC4-40'] as const) {
    test(`that opens without a password goes in, by ${algorithm}`, async () => {
      const letter = await letterPdf(() => undefined);
      letter.encrypt({ ownerPassword: 'owner', algorithm, allowWeakCryptography: true });
      const { bytes, missing } = await packetWith(await letter.save());
      expect(missing).toEqual([]);
      expect(await words(bytes, 2)).toContain('The letter');
    });
  }

  test('that needs one is named as such, not as damaged', async () => {
    const letter = await letterPdf(() => undefined);
    letter.encrypt({ ownerPassword: 'owner', userPassword: 'secret' });
    const { missing } = await packetWith(await letter.save());
    expect(missing).toEqual([{ title: 'Evidence 1: scan.pdf', why: 'The PDF is protected by a password' }]);
  });
});

describe('a PDF behind other bytes', () => {
  for (const [what, before] of [
    ['a byte order mark', '\uFEFF'],
    ['a line break', '\r\n'],
    ['the header of a mail', 'Content-Type: application/pdf\r\n\r\n'],
    ['zeros', '\0'.repeat(128)],
  ] as const) {
    test(`goes in, behind ${what}`, async () => {
      const letter = await (await letterPdf(() => undefined)).save();
      const mark = new TextEncoder().encode(before);
      const { bytes, missing } = await packetWith(Uint8Array.from([...mark, ...letter]));
      expect(missing).toEqual([]);
      expect(await words(bytes, 2)).toContain('The letter');
    });
  }
});

describe('a form that is filled in', () => {
  test('keeps the values of its fields on the page, those without a drawing too, and is no form any more', async () => {
    const letter = await letterPdf((document, page) => {
      const { context, catalog } = document;
      const fields = [
        addField(document, page, {
          FT: 'Tx',
          T: PDFHexString.fromText('name'),
          V: PDFHexString.fromText('Ada Łukasz'),
          Rect: [20, 200, 200, 220],
        }),
        addField(document, page, {
          FT: 'Ch',
          Ff: 1 << 17,
          T: PDFHexString.fromText('state'),
          V: PDFHexString.fromText('TX'),
          Opt: [
            [PDFHexString.fromText('TX'), PDFHexString.fromText('Texas')],
            [PDFHexString.fromText('OH'), PDFHexString.fromText('Ohio')],
          ],
          Rect: [20, 170, 200, 190],
        }),
        addField(document, page, {
          FT: 'Tx',
          V: PDFHexString.fromText('Secret'),
          F: 2,
          Rect: [20, 140, 200, 160],
        }),
        addField(document, page, {
          FT: 'Tx',
          Ff: 1 << 24,
          MaxLen: 4,
          V: PDFHexString.fromText('4711'),
          Rect: [20, 100, 100, 120],
        }),
      ];
      catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: fields, NeedAppearances: true }));
    });
    const { bytes } = await packetWith(await letter.save());
    const text = await words(bytes, 2);
    expect(text.replaceAll(' ', '')).toContain('AdaŁukasz');
    expect(text).toContain('Texas');
    expect(text.replaceAll(' ', '')).toContain('4711');
    expect(text).not.toContain('Secret');
    const page = (await PDFDocument.load(bytes)).getPage(1);
    expect(page.node.Annots()?.size() ?? 0).toBe(0);
  });

  test('keeps what its own fields draw, and is drawn anew where the blank form’s drawing was left', async () => {
    const letter = await letterPdf(async (document, page) => {
      const form = document.getForm();
      const drawn = form.createTextField('drawn');
      drawn.setText('Drawn value');
      drawn.addToPage(page, { x: 20, y: 200, width: 150, height: 20 });
      const left = form.createTextField('left');
      left.addToPage(page, { x: 20, y: 170, width: 150, height: 20 });
      form.updateFieldAppearances();
      left.acroField.dict.set(PDFName.of('V'), PDFHexString.fromText('Left value'));
      await Promise.resolve();
    });
    const saved = await letter.save({ updateFieldAppearances: false });
    const text = await words((await packetWith(saved)).bytes, 2);
    expect(text).toContain('Drawn value');
    expect(text).toContain('Left value');
  });

  test('has its boxes checked that are checked, by value too, and no others', async () => {
    const letter = await letterPdf((document, page) => {
      const { context, catalog } = document;
      const state = (text: string) =>
        context.register(
          context.stream(`BT /F 9 Tf (${text}) Tj ET`, {
            Type: 'XObject',
            Subtype: 'Form',
            BBox: [0, 0, 40, 20],
            Resources: { Font: { F: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' } } },
          }),
        );
      const box = (name: string, y: number, entries: Record<string, unknown>) =>
        addField(document, page, {
          FT: 'Btn',
          AP: { N: { Yes: state(`${name} on`), Off: state(`${name} off`) } },
          Rect: [20, y, 60, y + 20],
          ...entries,
        });
      const fields = [
        box('drawn', 200, { V: 'Yes', AS: 'Yes' }),
        box('stored', 170, { V: 'Yes', AS: 'Off' }),
        box('other word', 140, { V: 'On' }),
        box('empty', 110, { V: 'Off', AS: 'Off' }),
      ];
      catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: fields }));
    });
    const text = await words((await packetWith(await letter.save())).bytes, 2);
    for (const name of ['drawn on', 'stored on', 'other word on', 'empty off']) expect(text).toContain(name);
    expect(text).not.toMatch(/empty on|drawn off|stored off/);
  });

  for (const turned of [0, 90, 180, 270]) {
    test(`has what is written ${turned} degrees around in its place, with and without a drawing of its own`, async () => {
      const isUpright = turned % 180 === 0;
      const [width, height] = isUpright ? [120, 20] : [20, 120];
      const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
      const letter = await letterPdf((document, page) => {
        const { context, catalog } = document;
        const drawing = context.stream('BT /F 9 Tf 3 5 Td (Drawn) Tj ET', {
          BBox: [0, 0, 120, 20],
          // Back into the corner that it was turned out of (ISO 32000, 12.5.5).
          Matrix: [cos, sin, -sin, cos, 7, 11],
          Resources: { Font: { F: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' } } },
        });
        const field = (text: string, x: number, more: object) =>
          addField(document, page, {
            FT: 'Tx',
            V: PDFHexString.fromText(text),
            MK: { R: turned },
            Rect: [x, 60, x + width, 60 + height],
            ...more,
          });
        const fields = [
          field('Written', 40, {}),
          field('Drawn', 200, { AP: { N: context.register(drawing) } }),
        ];
        catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: fields }));
      });
      const found = await textOf((await packetWith(await letter.save())).bytes, 2);
      for (const [text, x] of [
        ['Written', 40],
        ['Drawn', 200],
      ] as const) {
        const { transform = [], width: length = 0 } = found.find(({ str }) => str === text) ?? {};
        const [a = 0, b = 0, , , left = 0, low = 0] = transform;
        expect([Math.sign(Math.round(a)), Math.sign(Math.round(b))]).toEqual([
          Math.round(cos),
          Math.round(sin),
        ]);
        for (const along of [0, length]) {
          const [atX, atY] = [left + along * cos, low + along * sin];
          expect(atX).toBeGreaterThan(x);
          expect(atX).toBeLessThan(x + width);
          expect(atY).toBeGreaterThan(60);
          expect(atY).toBeLessThan(60 + height);
        }
      }
    });
  }
});

describe('a page', () => {
  test('is as large as what is seen of it, and its strip lies below that', async () => {
    const letter = await letterPdf((document, page) => {
      page.setCropBox(10, 20, 300, 260);
      const large = document.addPage([200, 100]);
      large.node.set(PDFName.of('UserUnit'), document.context.obj(2));
    });
    const { bytes } = await packetWith(await letter.save());
    const packet = await PDFDocument.load(bytes);
    expect(packet.getPage(1).getMediaBox()).toEqual({ x: 10, y: -6, width: 300, height: 286 });
    expect(packet.getPage(2).getMediaBox()).toEqual({ x: 0, y: -13, width: 200, height: 113 });
    expect(String(packet.getPage(2).node.get(PDFName.of('UserUnit')))).toBe('2');
    const strip = (await textOf(bytes, 3)).find(({ str }) => str.includes('scan.pdf'));
    expect(strip?.transform[0]).toBeCloseTo(4);
  });

  test.each([
    [0, [10, -6, 310, 20]],
    [90, [310, 20, 336, 280]],
    [180, [10, 280, 310, 306]],
    [270, [-16, 20, 10, 280]],
  ])('that is turned by %s has a white strip where its reader sees its lower edge', async (turned, strip) => {
    const letter = await letterPdf((_, page) => {
      page.setCropBox(10, 20, 300, 260);
      page.setRotation(degrees(turned));
    });
    const { bytes } = await packetWith(await letter.save());
    expect(await whiteBoxes(bytes, 2)).toEqual([strip]);
  });

  test('whose crop box reaches beyond it ends where the page ends, and one without a box is a letter', async () => {
    const letter = await letterPdf((document, page) => {
      page.setCropBox(-50, -50, 1000, 1000);
      const bare = document.addPage([200, 100]);
      bare.node.delete(PDFName.of('MediaBox'));
    });
    const packet = await PDFDocument.load((await packetWith(await letter.save())).bytes);
    expect(packet.getPage(1).getMediaBox()).toEqual({ x: 0, y: -26, width: 400, height: 326 });
    expect(packet.getPage(2).getMediaBox()).toEqual({ x: 0, y: -26, width: 612, height: 818 });
  });

  test('that leaves states of drawing open has its strip where every page has it', async () => {
    const open = await letterPdf((document, page) => {
      const content = document.context.register(
        document.context.stream('q q 3 0 0 3 500 500 cm q 0.5 0 0 0.5 9 9 cm'),
      );
      page.node.addContentStream(content);
    });
    const closed = await letterPdf((document, page) => {
      page.node.addContentStream(document.context.register(document.context.stream('Q Q Q 2 0 0 2 7 7 cm')));
    });
    for (const letter of [open, closed]) {
      // oxlint-disable-next-line no-await-in-loop
      const { bytes } = await packetWith(await letter.save());
      // oxlint-disable-next-line no-await-in-loop
      const strip = (await textOf(bytes, 2)).find(({ str }) => str.includes('scan.pdf'));
      expect(strip?.transform.slice(4)).toEqual([12, -17]);
      expect(strip?.transform[0]).toBeCloseTo(8);
    }
  });
});

describe('links', () => {
  test('lead to the pages beside them in the packet and to the web, and nothing runs', async () => {
    const letter = await letterPdf((document, page) => {
      const { context, catalog } = document;
      const second = document.addPage([400, 300]);
      const link = (entries: Record<string, unknown>) =>
        addField(document, page, { ...entries, Subtype: 'Link', Rect: [0, 0, 50, 20] });
      link({ Dest: [second.ref, 'XYZ', 0, 200, null] });
      link({ A: { S: 'GoTo', D: PDFHexString.fromText('chapter') } });
      link({ A: { S: 'URI', URI: PDFHexString.fromText('https://board.example/a') } });
      link({ A: { S: 'JavaScript', JS: PDFHexString.fromText('app.alert(1)') } });
      catalog.set(
        PDFName.of('Names'),
        context.obj({ Dests: { Names: [PDFHexString.fromText('chapter'), { D: [second.ref, 'Fit'] }] } }),
      );
    });
    const { bytes } = await packetWith(await letter.save());
    const packet = await PDFDocument.load(bytes);
    const pages = packet.getPages();
    expect(pages).toHaveLength(3);
    const links =
      packet
        .getPage(1)
        .node.Annots()
        ?.asArray()
        .map((ref) => packet.context.lookup(ref, PDFDict)) ?? [];
    const leadsTo = (link: PDFDict | undefined) => {
      const dest = link?.lookup(PDFName.of('Dest'));
      const ref = dest instanceof PDFArray ? dest.get(0) : undefined;
      return pages.findIndex((page) => ref instanceof PDFRef && page.ref === ref);
    };
    expect(links.map(leadsTo)).toEqual([2, 2, -1, -1]);
    expect(String(links[2])).toContain('https://board.example/a');
    expect(new TextDecoder('latin1').decode(await packet.save({ useObjectStreams: false }))).not.toContain(
      'app.alert',
    );
    // No second copy of a page hangs behind a link.
    const copies = packet.context
      .enumerateIndirectObjects()
      .filter(
        ([, object]) => object instanceof PDFDict && String(object.get(PDFName.of('Type'))) === '/Page',
      );
    expect(copies).toHaveLength(3);
  });
});

/** What is drawn on a page while no layer is off. */
async function seenWords(bytes: Uint8Array, number: number) {
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const layers = await document.getOptionalContentConfig();
  const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
  const marks: boolean[] = [];
  let seen = '';
  for (const [index, step] of fnArray.entries()) {
    const [first, second] = (argsArray[index] ?? []) as [{ unicode?: string }[], unknown];
    if (step === OPS.beginMarkedContentProps) marks.push(layers.isVisible(second));
    if (step === OPS.endMarkedContent) marks.pop();
    if (step === OPS.showText && !marks.includes(false))
      seen += first.map(({ unicode = '' }) => unicode).join('');
  }
  return seen;
}

/** A page with a layer that is shown and one that is not. */
const layered = async (config: (on: PDFRef, off: PDFRef) => object) =>
  letterPdf((document, page) => {
    const { context, catalog } = document;
    const layer = (name: string) =>
      context.register(context.obj({ Type: 'OCG', Name: PDFHexString.fromText(name) }));
    const [on, off] = [layer('Shown'), layer('Draft')];
    catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [on, off], D: config(on, off) as never }));
    const { Resources } = page.node.normalizedEntries();
    Resources.set(PDFName.of('Properties'), context.obj({ A: on, B: off }));
    page.node.addContentStream(
      context.register(context.stream('/OC /B BDC 0 0 9 9 re f EMC /OC /A BDC 1 1 9 9 re f EMC')),
    );
  });

describe('layers', () => {
  test('that are off are off in the packet, and those of two files keep their own state', async () => {
    for (const config of [
      (_: PDFRef, off: PDFRef) => ({ OFF: [off] }),
      (on: PDFRef) => ({ BaseState: 'OFF', ON: [on] }),
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      const { bytes } = await packetWith(await (await layered(config)).save());
      // oxlint-disable-next-line no-await-in-loop
      const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
      // oxlint-disable-next-line no-await-in-loop
      const state = await document.getOptionalContentConfig();
      const layers = [...state].map(([, group]) => `${String(group.name)} ${group.visible}`);
      expect(layers).toEqual(['Shown true', 'Draft false']);
    }
  });

  test('that are off keep what is filled in on them, by a rule that stands in the field itself too', async () => {
    const letter = await layered((_, off) => ({ OFF: [off] }));
    const [page] = letter.getPages();
    if (!page) throw new Error('No page');
    const { context, catalog } = letter;
    const layers = catalog.lookup(PDFName.of('OCProperties'), PDFDict).lookup(PDFName.of('OCGs'), PDFArray);
    const [on, off] = layers.asArray();
    const field = (text: string, y: number, OC: unknown) =>
      addField(letter, page, { FT: 'Tx', V: PDFHexString.fromText(text), Rect: [20, y, 200, y + 20], OC });
    const fields = [
      field('On', 200, on),
      field('Off', 170, off),
      field('Off by a rule', 140, { Type: 'OCMD', OCGs: [on, off], P: 'AllOn' }),
    ];
    catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: fields }));
    const { bytes } = await packetWith(await letter.save());
    expect(await words(bytes, 2)).toContain('Off by a rule');
    expect(await seenWords(bytes, 2)).toMatch(/^The letter ?On ?Evidence/);
  });
});

describe('names from right to left', () => {
  test('are found in the packet, also among others, and in a text longer than a line', async () => {
    const letter = await (await letterPdf(() => undefined)).save();
    const long = Array.from({ length: 60 }, () => 'محمد علي الهاشمي').join(' ');
    const { bytes } = await packetWith(letter, ['by محمد علي today', 'שרה כהן', long]);
    const text = await words(bytes, 1);
    expect(text).toContain('محمد علي');
    expect(text).toContain('שרה כהן');
    expect(text.match(/الهاشمي/g)?.length).toBe(60);
  });

  test('stand in the file letter by letter as they are seen, which every reader turns around', async () => {
    const letter = await (await letterPdf(() => undefined)).save();
    const packet = await PDFDocument.load((await packetWith(letter, ['שרה'])).bytes);
    const tables = packet.context
      .enumerateIndirectObjects()
      .map(([, object]) =>
        'getContentsString' in object
          ? String((object as { getContentsString: () => string }).getContentsString())
          : '',
      )
      .filter((content) => content.includes('beginbfchar'));
    expect(tables.join('\n')).toMatch(/<01> <05D4>\s+<02> <05E8>\s+<03> <05E9>/i);
  });
});
