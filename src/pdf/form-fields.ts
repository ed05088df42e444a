import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFDocument,
} from '@cantoo/pdf-lib';
import {
  arrayAt,
  boxOf,
  dictAt,
  inherited,
  nameAt,
  numberAt,
  numbersOf,
  resolved,
  textOf,
  type Box,
} from './objects';

type Matrix = readonly [number, number, number, number, number, number];

/** What has to be drawn on a page for one field of a form, where the page had it as something to fill in. */
export type FieldDrawing = {
  /** The layer that it lies on, or a rule of several, as an object of the file it came from. */
  layer: PDFRef | undefined;
} & (
  | { kind: 'appearance'; stream: PDFRef; matrix: Matrix }
  | { kind: 'check'; box: Box }
  | {
      kind: 'text';
      text: string;
      box: Box;
      /** In points; undefined where the reader chooses it. */
      size: number | undefined;
      align: 'left' | 'center' | 'right';
      isMultiline: boolean;
      /** So many cells of one width, one for each character. */
      cells: number | undefined;
      /** In degrees against the clock. */
      turned: number;
    }
);

/** Bits of what annotations and fields say of themselves (ISO 32000, 12.5.3, 12.7.5). */
const [hidden, noView] = [2, 32];
const [multiline, password, pushButton, comb] = [1 << 12, 1 << 13, 1 << 16, 1 << 24];

/**
 * What the fields of a page's form show. A reader of PDFs draws a field by the drawing that lies beside its value, or, where
 * there is none or the form says that they are out of date, by one that it makes of the value. Here both come out as
 * things to draw, since a field without its form is not shown by every reader.
 */
export function fieldDrawings(document: PDFDocument, widgets: readonly PDFDict[]): FieldDrawing[] {
  const form = dictAt(document.catalog, 'AcroForm');
  const isOutdated = String(form?.lookup(PDFName.of('NeedAppearances'))) === 'true';
  return widgets.flatMap((widget) => {
    const flags = numberAt(widget, 'F') ?? 0;
    const box = boxOf(arrayAt(widget, 'Rect'));
    if (!box || (flags & (hidden | noView)) !== 0) return [];
    const drawing = drawingOf(document, widget, box, form, isOutdated);
    return drawing ? [{ ...drawing, layer: layerOf(document, widget) }] : [];
  });
}

/** The layer of a widget, or a rule of several, which may stand in the widget itself. */
function layerOf({ context }: PDFDocument, widget: PDFDict): PDFRef | undefined {
  const layer = widget.get(PDFName.of('OC'));
  if (layer instanceof PDFDict) return context.register(layer);
  return layer instanceof PDFRef ? layer : undefined;
}

type Drawing = FieldDrawing extends infer One ? (One extends unknown ? Omit<One, 'layer'> : never) : never;

function drawingOf(
  document: PDFDocument,
  widget: PDFDict,
  box: Box,
  form: PDFDict | undefined,
  isOutdated: boolean,
): Drawing | undefined {
  const type = textOf(inherited(widget, 'FT'));
  const flags = numberOf(inherited(widget, 'Ff')) ?? 0;
  const isButton = type === 'Btn' && (flags & pushButton) === 0;
  const state = isButton ? stateOf(widget) : nameAt(widget, 'AS');
  const stream = appearanceOf(document, widget, state);
  const text = type === 'Tx' || type === 'Ch' ? valueOf(document, widget, type) : '';
  if (text !== '' && (isOutdated || !stream || !showsText(document, stream))) {
    return textDrawing(
      widget,
      box,
      form,
      (flags & password) === 0 ? text : '*'.repeat([...text].length),
      flags,
    );
  }
  if (stream) return appearanceDrawing(document, stream, box, form);
  return isButton && state !== undefined && state !== 'Off' ? { kind: 'check', box } : undefined;
}

const numberOf = (object: unknown): number | undefined =>
  object instanceof PDFNumber ? object.asNumber() : undefined;

/** The text of a field: what was typed, or of a choice the words of what was chosen, in lines. */
function valueOf(document: PDFDocument, widget: PDFDict, type: string): string {
  const value = inherited(widget, 'V');
  const values =
    value instanceof PDFArray ? value.asArray().map((one) => resolved(document.context, one)) : [value];
  const words = type === 'Ch' ? choicesOf(document, widget) : new Map<string, string>();
  return values
    .map((one) => {
      const text =
        one instanceof PDFRawStream ? latin1(decodePDFRawStream(one).decode()) : (textOf(one) ?? '');
      return words.get(text) ?? text;
    })
    .filter((text) => text !== '')
    .join('\n');
}

/** The words of a choice by the value that is stored for them. */
function choicesOf(document: PDFDocument, widget: PDFDict): Map<string, string> {
  const options = inherited(widget, 'Opt');
  const words = new Map<string, string>();
  if (!(options instanceof PDFArray)) return words;
  for (const option of options.asArray()) {
    const pair = resolved(document.context, option);
    if (!(pair instanceof PDFArray) || pair.size() < 2) continue;
    const [stored, shown] = [textOf(pair.lookup(0)), textOf(pair.lookup(1))];
    if (stored !== undefined && shown !== undefined) words.set(stored, shown);
  }
  return words;
}

/** Which of its states a check box or one of some radio buttons is in: the value of the field says it, else what is drawn. */
function stateOf(widget: PDFDict): string | undefined {
  const states = dictAt(dictAt(widget, 'AP'), 'N');
  const known = states instanceof PDFDict ? states.keys().map((key) => key.decodeText()) : [];
  const value = textOf(inherited(widget, 'V'));
  const drawn = nameAt(widget, 'AS');
  if (value === undefined || value === '') return drawn;
  if (value === 'Off' || known.includes(value)) return value;
  const on = known.find((state) => state !== 'Off');
  const parent = dictAt(widget, 'Parent');
  const isAlone = !parent || !parent.has(PDFName.of('FT')) || (arrayAt(parent, 'Kids')?.size() ?? 1) === 1;
  // Some programs store another word than the box has for its state.
  if (isAlone) return on ?? value;
  // One of several that share a value: it is another one's.
  return on === undefined ? drawn : 'Off';
}

/** The drawing beside the value, if it is there. */
function appearanceOf(document: PDFDocument, widget: PDFDict, state: string | undefined): PDFRef | undefined {
  const { context } = document;
  const appearances = dictAt(widget, 'AP');
  let normal = appearances?.get(PDFName.of('N'));
  const found = resolved(context, normal);
  if (found instanceof PDFDict) normal = state === undefined ? undefined : found.get(PDFName.of(state));
  const stream = resolved(context, normal);
  if (!(stream instanceof PDFStream)) return undefined;
  return normal instanceof PDFRef ? normal : context.register(stream);
}

/** Whether a drawing writes anything: programs that fill forms often leave the empty one of the blank form. */
function showsText(document: PDFDocument, ref: PDFRef): boolean {
  const stream = document.context.lookup(ref);
  if (!(stream instanceof PDFRawStream)) return true;
  try {
    const content = latin1(decodePDFRawStream(stream).decode());
    // A string that is not blank, in either spelling, or a picture.
    return /\((?:\\.|[^()\\\s])|(?<!<)<[\da-f]|\b(?:Do|BI)\b/i.test(content);
  } catch {
    return true;
  }
}

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Fits the box of a drawing into the place of its field (ISO 32000, 12.5.5). */
function appearanceDrawing(
  document: PDFDocument,
  ref: PDFRef,
  box: Box,
  form: PDFDict | undefined,
): Drawing | undefined {
  const stream = document.context.lookup(ref);
  if (!(stream instanceof PDFStream)) return undefined;
  const { dict } = stream;
  const own = boxOf(arrayAt(dict, 'BBox'));
  if (!own) return undefined;
  dict.set(PDFName.of('Type'), PDFName.of('XObject'));
  dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
  const fonts = form?.get(PDFName.of('DR'));
  if (fonts && !dict.has(PDFName.of('Resources'))) dict.set(PDFName.of('Resources'), fonts);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(arrayAt(dict, 'Matrix')) ?? [];
  const corners = [
    [own.x, own.y],
    [own.x + own.width, own.y],
    [own.x, own.y + own.height],
    [own.x + own.width, own.y + own.height],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, low] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - low];
  if (width === 0 || height === 0) return undefined;
  const [across, up] = [box.width / width, box.height / height];
  return {
    kind: 'appearance',
    stream: ref,
    matrix: [across, 0, 0, up, box.x - left * across, box.y - low * up],
  };
}

function textDrawing(
  widget: PDFDict,
  box: Box,
  form: PDFDict | undefined,
  text: string,
  flags: number,
): Drawing {
  const style = textOf(inherited(widget, 'DA')) ?? textOf(form?.lookup(PDFName.of('DA'))) ?? '';
  const size = Number(/([\d.]+)\s+Tf/.exec(style)?.[1] ?? 0);
  const side = numberOf(inherited(widget, 'Q')) ?? numberAt(form, 'Q') ?? 0;
  const cells = (flags & comb) === 0 ? undefined : numberOf(inherited(widget, 'MaxLen'));
  return {
    kind: 'text',
    text,
    box,
    size: size > 0 ? size : undefined,
    align: side === 1 ? 'center' : side === 2 ? 'right' : 'left',
    isMultiline: (flags & multiline) !== 0 || text.includes('\n'),
    cells,
    turned: numberAt(dictAt(widget, 'MK'), 'R') ?? 0,
  };
}
