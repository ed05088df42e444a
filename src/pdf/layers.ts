import { PDFName, type PDFArray, type PDFDict, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';
import { arrayAt, dictAt, nameAt } from './objects';

/** The lists of a configuration of layers that name layers or groups of them (ISO 32000, 8.11.4.3). */
const lists = ['Order', 'RBGroups', 'Locked', 'AS'] as const;

/**
 * Takes the layers of a document over into another one, into which `copy` copies its objects: what is off there stays off.
 * The state of every layer stands in the document, apart from the pages, and is not copied with them.
 */
export function copyLayers(
  document: PDFDocument,
  source: PDFDocument,
  copy: <One extends PDFObject>(object: One) => One,
): void {
  const from = dictAt(source.catalog, 'OCProperties');
  const layers = arrayAt(from, 'OCGs')?.asArray() ?? [];
  if (layers.length === 0) return;
  const state = dictAt(from, 'D');
  const { all, config } = layersOf(document);
  for (const layer of layers) all.push(copy(layer));
  const isOff = nameAt(state, 'BaseState') === 'OFF';
  const on = new Set(arrayAt(state, 'ON')?.asArray());
  const off = isOff ? layers.filter((layer) => !on.has(layer)) : (arrayAt(state, 'OFF')?.asArray() ?? []);
  for (const layer of off) listOf(config, 'OFF').push(copy(layer));
  for (const name of lists) {
    for (const entry of arrayAt(state, name)?.asArray() ?? []) listOf(config, name).push(copy(entry));
  }
}

function layersOf({ catalog, context }: PDFDocument): { all: PDFArray; config: PDFDict } {
  const known = dictAt(catalog, 'OCProperties');
  const [all, config] = [arrayAt(known, 'OCGs'), dictAt(known, 'D')];
  if (all && config) return { all, config };
  const made = { all: context.obj([]), config: context.obj({}) };
  catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: made.all, D: made.config }));
  return made;
}

function listOf(config: PDFDict, name: string): PDFArray {
  const known = arrayAt(config, name);
  if (known) return known;
  const made = config.context.obj([]);
  config.set(PDFName.of(name), made);
  return made;
}
