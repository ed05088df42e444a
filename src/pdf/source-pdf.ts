import { PDFDict, PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import { fieldDrawings, type FieldDrawing } from './form-fields';
import { baseAddress, detachAnnotation, targets, type Target } from './links';
import { arrayAt, nameAt, resolved } from './objects';

/** A page of a PDF that goes into another one, with what has to be made anew there. */
interface SourcePage {
  /** Drawn onto the page: a form whose fields can be filled in does not come along. */
  fields: readonly FieldDrawing[];
  annotations: readonly { ref: PDFRef; target: Target | undefined }[];
}

/** A PDF whose pages go into another one. */
export interface SourcePdf {
  document: PDFDocument;
  pages: readonly SourcePage[];
}

/**
 * Reads a PDF, also one that is encrypted with an empty password, which every reader opens without asking. Gives a
 * sentence where it needs a password or has no page. Throws for what is damaged.
 */
export async function readSourcePdf(bytes: ArrayBuffer): Promise<SourcePdf | string> {
  const document = await openedPdf(bytes);
  if (typeof document === 'string') return document;
  if (document.getPageCount() === 0) return 'The PDF has no page';
  const targetOf = targets(document);
  const base = baseAddress(document);
  const pages = document.getPages().map(({ node }): SourcePage => {
    const entries = arrayAt(node, 'Annots')?.asArray() ?? [];
    const widgets: PDFDict[] = [];
    const annotations: SourcePage['annotations'][number][] = [];
    for (const entry of entries) {
      const annotation = resolved(document.context, entry);
      if (!(annotation instanceof PDFDict)) continue;
      if (nameAt(annotation, 'Subtype') === 'Widget') {
        widgets.push(annotation);
      } else {
        const target = detachAnnotation(annotation, targetOf, base);
        const ref = entry instanceof PDFRef ? entry : document.context.register(annotation);
        annotations.push({ ref, target });
      }
    }
    return { fields: fieldDrawings(document, widgets), annotations };
  });
  return { document, pages };
}

/** What is filled into the form of a PDF and has to be written anew, for `makePen`. */
export function* fieldTexts({ pages }: SourcePdf): Generator<readonly [text: string, isBold: boolean]> {
  for (const field of pages.flatMap(({ fields }) => fields)) {
    if (field.kind !== 'text') continue;
    yield [field.text, false];
    // In cells each of its characters stands alone.
    if (field.cells) for (const letter of field.text) yield [letter, false];
  }
}

async function openedPdf(bytes: ArrayBuffer): Promise<PDFDocument | string> {
  try {
    return await PDFDocument.load(bytes, {
      password: '',
      updateMetadata: false,
      throwOnInvalidObject: false,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (message === 'NEEDS PASSWORD') return 'The PDF is protected by a password';
    if (/unknown encryption|unsupported encryption/.test(message)) {
      return 'The PDF is encrypted in a way that cannot be read here';
    }
    throw error;
  }
}
