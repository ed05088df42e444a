import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { arrayAt, dictAt, nameAt, resolved, textOf } from './objects';

/** Where in its document a link leads: a page, and how it is shown there. */
export interface Target {
  page: number;
  view: readonly PDFObject[];
}

/** The keys by which an annotation leads back to the whole document it came from, or runs something. */
const entangled = ['P', 'AA', 'StructParent', 'Dest', 'A', 'PA'];

/** Addresses that a link may lead to, out of the document. */
const openable = /^(?:https?:|mailto:|tel:)/i;

/**
 * Frees an annotation from its document, so that it can be copied alone, and gives where it leads within the document.
 * What it would run, open or send is taken out; the address of a page on the web stays.
 */
export function detachAnnotation(
  annotation: PDFDict,
  targetOf: (destination: PDFObject | undefined) => Target | undefined,
  base: string | undefined,
): Target | undefined {
  const action = dictAt(annotation, 'A');
  const kind = nameAt(action, 'S');
  const destination =
    annotation.lookup(PDFName.of('Dest')) ?? (kind === 'GoTo' ? action?.lookup(PDFName.of('D')) : undefined);
  const target = destination && targetOf(destination);
  const address = kind === 'URI' ? addressOf(textOf(action?.lookup(PDFName.of('URI'))), base) : undefined;
  for (const key of entangled) annotation.delete(PDFName.of(key));
  dictAt(annotation, 'Popup')?.delete(PDFName.of('P'));
  if (address !== undefined) {
    annotation.set(PDFName.of('A'), annotation.context.obj({ S: 'URI', URI: PDFString.of(address) }));
  }
  return target;
}

function addressOf(address: string | undefined, base: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const whole = base !== undefined && !/^[a-z][\w+.-]*:/i.test(address) ? base + address : address;
  if (!openable.test(whole)) return undefined;
  // Marks that would end a string of PDF, and letters that an address cannot hold as they are.
  return whole.replaceAll(/[()\\]|[^!-~]/gu, (sign) =>
    /[()]/.test(sign) ? `%${sign.charCodeAt(0).toString(16)}` : encodeURIComponent(sign),
  );
}

/** The address that addresses of links are relative to, if the document has one. */
export function baseAddress({ catalog }: PDFDocument): string | undefined {
  return textOf(dictAt(catalog, 'URI')?.lookup(PDFName.of('Base')));
}

/** Finds where destinations of a document lead, those with a name too (ISO 32000, 12.3.2). */
export function targets(document: PDFDocument): (destination: PDFObject | undefined) => Target | undefined {
  const pages = new Map(document.getPages().map((page, index) => [page.ref, index]));
  let named: Map<string, PDFObject | undefined> | undefined;

  function targetOf(destination: PDFObject | undefined, depth = 0): Target | undefined {
    if (destination instanceof PDFDict)
      return depth > 2 ? undefined : targetOf(destination.lookup(PDFName.of('D')), depth + 1);
    if (destination instanceof PDFArray) {
      const page = pageOf(destination.get(0));
      return page === undefined ? undefined : { page, view: destination.asArray().slice(1) };
    }
    const key = keyOf(destination);
    if (key === undefined || depth > 2) return undefined;
    named ??= namedDestinations(document);
    return targetOf(named.get(key), depth + 1);
  }
  function pageOf(page: PDFObject | undefined): number | undefined {
    if (page instanceof PDFRef) return pages.get(page);
    // A number, where it ought to lead into another file: most readers take it as a page of this one.
    const number = page instanceof PDFNumber ? page.asNumber() : undefined;
    return number !== undefined && number >= 0 && number < pages.size ? number : undefined;
  }
  return (destination) => targetOf(destination);
}

const keyOf = (name: PDFObject | undefined): string | undefined => {
  if (name instanceof PDFString || name instanceof PDFHexString) return String(name.asBytes());
  return name instanceof PDFName ? String(PDFString.of(name.decodeText()).asBytes()) : undefined;
};

function namedDestinations(document: PDFDocument): Map<string, PDFObject | undefined> {
  const found = new Map<string, PDFObject | undefined>();
  const { catalog, context } = document;
  for (const [name, destination] of dictAt(catalog, 'Dests')?.entries() ?? []) {
    found.set(keyOf(name) ?? '', resolved(context, destination));
  }
  const seen = new Set<PDFDict>();
  const walk = (node: PDFDict | undefined) => {
    if (!node || seen.has(node)) return;
    seen.add(node);
    const names = arrayAt(node, 'Names');
    const pairs = names?.asArray() ?? [];
    for (let index = 0; index + 1 < pairs.length; index += 2) {
      found.set(keyOf(resolved(context, pairs[index])) ?? '', resolved(context, pairs[index + 1]));
    }
    for (const kid of arrayAt(node, 'Kids')?.asArray() ?? []) {
      const child = resolved(context, kid);
      if (child instanceof PDFDict) walk(child);
    }
  };
  walk(dictAt(dictAt(catalog, 'Names'), 'Dests'));
  return found;
}
