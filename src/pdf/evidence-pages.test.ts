// @vitest-environment happy-dom
import { degrees, PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { getDocument, OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { addField, letterPdf, packetWith, textOf, words } from './testing';

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
