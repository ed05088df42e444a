// @vitest-environment happy-dom
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { addField, letterPdf, packetWith, textOf, words } from './testing';

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
