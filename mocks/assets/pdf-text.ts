import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';

/** What stands on each page of a PDF, in the order in which it is written; for tests. Throws for what is no PDF. */
export async function textOfPdf(bytes: Uint8Array | ArrayBuffer): Promise<string[][]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  return pdf.getPages().map(({ node }) => {
    const contents = node.Contents();
    const streams = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : [];
    return streams.flatMap((reference) => {
      const stream = pdf.context.lookup(reference);
      if (!(stream instanceof PDFRawStream)) return [];
      const operators = new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode());
      return [...operators.matchAll(/<([0-9A-F]*)> Tj/gi)].map(([, hex = '']) => windowsText(hex));
    });
  });
}

/** The built-in fonts write Windows-1252. */
function windowsText(hex: string): string {
  const codes = [...hex.matchAll(/../g)].map(([pair]) => Number.parseInt(pair, 16));
  return new TextDecoder('windows-1252').decode(Uint8Array.from(codes));
}
