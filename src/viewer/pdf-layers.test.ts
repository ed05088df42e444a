import {
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { textOfPage } from './pdf-file';

const words = (text: string) => PDFHexString.fromText(text);

/** A page with a layer that is on, `On`, and one that is off, `Off`, both as properties that its content may name. */
async function layered() {
  const document = await PDFDocument.create();
  const { context, catalog } = document;
  const page = document.addPage([400, 300]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const layer = (name: string) => context.register(context.obj({ Type: 'OCG', Name: words(name) }));
  const [on, off] = [layer('On'), layer('Off')];
  catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [on, off], D: { OFF: [off] } }));
  const properties = context.obj({ On: on, Off: off });
  page.node.normalizedEntries().Resources.set(PDFName.of('Properties'), properties);
  const write = (text: string, y: number, x = 20) => page.drawText(text, { font, size: 10, x, y });
  const within = (name: string, draw: () => void) => {
    const args = [PDFName.of('OC'), PDFName.of(name)];
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, args));
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  };
  return { document, page, font, on, off, properties, write, within };
}

async function said(document: PDFDocument): Promise<string> {
  const opened = await getDocument({ data: await document.save(), verbosity: 0 }).promise;
  const text = await textOfPage(await opened.getPage(1), await opened.getOptionalContentConfig());
  return text.replaceAll(/\s+/g, ' ');
}

describe('Of layers that are off nothing is said', () => {
  test('where the page draws them itself, also inside others, and the same words elsewhere are', async () => {
    const { document, write, within } = await layered();
    write('Approved', 250);
    within('Off', () => {
      write('Approved', 230);
      within('On', () => write('by nobody', 215));
      write('Draft', 200);
    });
    within('On', () => write('Number RN-4711', 180));
    write('Draft of 2026', 160);
    expect(await said(document)).toBe('Approved Number RN-4711 Draft of 2026');
  });

  test('where they begin beyond the edge of the page, and where their words are some of those that follow', async () => {
    const { document, write, within } = await layered();
    within('Off', () => {
      write('Beyond the edge', 5_000);
      write('RN', 240);
    });
    write('RN-4711', 220);
    within('Off', () => write('Void', 200));
    expect(await said(document)).toBe('RN-4711');
  });

  test('where what is drawn is an object of a layer, as the watermarks of Acrobat are', async () => {
    const { document, page, font, on, off, write } = await layered();
    const { context } = document;
    const stamp = (text: string, OC: typeof on) =>
      context.register(
        context.stream(`BT /F 10 Tf 20 100 Td (${text}) Tj ET`, {
          Type: 'XObject',
          Subtype: 'Form',
          BBox: [0, 0, 400, 300],
          Resources: { Font: { F: font.ref } },
          OC,
        }),
      );
    for (const ref of [stamp('For display', on), stamp('For print', off)]) {
      const name = page.node.newXObject('Stamp', ref);
      page.pushOperators(PDFOperator.of(PDFOperatorNames.DrawObject, [name]));
    }
    write('The letter', 250);
    expect(await said(document)).toBe('For display The letter');
  });

  test('where a rule names several layers', async () => {
    const { document, on, off, properties, write, within } = await layered();
    const rule = (P: string) => document.context.obj({ Type: 'OCMD', OCGs: [on, off], P });
    properties.set(PDFName.of('All'), rule('AllOn'));
    properties.set(PDFName.of('Any'), rule('AnyOn'));
    within('All', () => write('Both', 250));
    within('Any', () => write('One of them', 230));
    expect(await said(document)).toBe('One of them');
  });

  test('where a field of a form, or a text that was put on the page, lies on one', async () => {
    const { document, page, font, on, off, write } = await layered();
    const { context, catalog } = document;
    const put = (text: string, y: number, entries: object) => {
      const drawing = context.stream(`BT /F 10 Tf 2 4 Td (${text}) Tj ET`, {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 120, 15],
        Resources: { Font: { F: font.ref } },
      });
      const shared = {
        Type: 'Annot',
        F: 4,
        Rect: [60, y, 180, y + 15],
        AP: { N: context.register(drawing) },
      };
      const ref = context.register(context.obj({ ...shared, ...entries }));
      page.node.addAnnot(ref);
      return ref;
    };
    const field = (text: string, y: number, OC: typeof on) =>
      put(text, y, { Subtype: 'Widget', FT: 'Tx', T: words(text), V: words(text), OC });
    write('Name', 250);
    write('Former', 220);
    const fields = [field('Ada Quill', 245, on), field('Ada Vega', 215, off)];
    put('Seen', 100, { Subtype: 'FreeText', OC: on });
    put('Void', 100, { Subtype: 'FreeText', OC: off });
    catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: fields }));
    expect(await said(document)).toBe('Name Ada Quill Former Seen');
  });
});
