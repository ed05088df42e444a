/** A piece of text on a page, as pdf.js gives it. */
export interface PageText {
  str: string;
  /** The last two are the place of its beginning, in points from the lower left. */
  transform: readonly number[];
  width: number;
}

/** What pdf.js says of an annotation: a field of a form, or text that was put on a page. */
export interface PageAnnotation {
  id: string;
  subtype?: string | undefined;
  rect: readonly number[];
  /** Bits, of which 2 is hidden and 32 not shown on screens (ISO 32000, 12.5.3). */
  annotationFlags?: number | undefined;
  hasAppearance?: boolean | undefined;
  /** The lines of its drawing. */
  textContent?: readonly string[] | undefined;
  fieldType?: string | undefined;
  fieldName?: string | undefined;
  alternativeText?: string | undefined;
  fieldValue?: unknown;
  checkBox?: boolean | undefined;
  radioButton?: boolean | undefined;
  exportValue?: string | undefined;
  buttonValue?: string | undefined;
  password?: boolean | undefined;
  options?: readonly { exportValue: string; displayValue: string }[] | undefined;
}

const isShown = ({ annotationFlags = 0 }: PageAnnotation) => (annotationFlags & 34) === 0;

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );

/** The value of a field that its own drawing does not show, for pdf.js to draw; undefined where there is nothing to do. */
export function valueToDraw(annotation: PageAnnotation): string | string[] | undefined {
  const { subtype, fieldType, fieldValue, hasAppearance, textContent, password } = annotation;
  if (subtype !== 'Widget' || password || !isShown(annotation)) return undefined;
  const texts = textsOf(fieldValue);
  if (texts.length === 0) return undefined;
  // Programs that fill forms often leave the empty drawing of the blank one.
  const isBlank = fieldType === 'Tx' && !(textContent ?? []).some((line) => line.trim() !== '');
  if (hasAppearance && !isBlank) return undefined;
  if (fieldType === 'Tx') return texts[0];
  return fieldType === 'Ch' ? texts : undefined;
}

/** What is filled in, in words; undefined for what says nothing. */
function answerOf(annotation: PageAnnotation): { text: string; isBox: boolean } | undefined {
  if (!isShown(annotation)) return undefined;
  const { subtype, fieldType, fieldValue, textContent, options = [] } = annotation;
  if (subtype === 'FreeText') {
    const text = (textContent ?? []).join(' ').trim();
    return text ? { text, isBox: false } : undefined;
  }
  if (subtype !== 'Widget') return undefined;
  if (annotation.checkBox || annotation.radioButton) {
    const own = annotation.checkBox ? annotation.exportValue : annotation.buttonValue;
    const [value] = textsOf(fieldValue);
    const isOn = value !== undefined && value !== 'Off' && (own === undefined || own === value);
    return { text: isOn ? 'checked:' : 'not checked:', isBox: true };
  }
  if (annotation.password || (fieldType !== 'Tx' && fieldType !== 'Ch')) return undefined;
  const words = textsOf(fieldValue).map(
    (value) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value,
  );
  return words.length > 0 ? { text: words.join(', '), isBox: false } : undefined;
}

/**
 * What a page says, for who cannot see it: its text in its order, and what is filled into its form behind the label that
 * stands beside or above it; the state of a box before its label.
 */
export function pageText(texts: readonly PageText[], annotations: readonly PageAnnotation[]): string {
  const before = new Map<number, string[]>();
  const after = new Map<number, string[]>();
  const atEnd: string[] = [];
  for (const annotation of annotations) {
    const answer = answerOf(annotation);
    if (!answer) continue;
    const label = answer.isBox ? labelBehind(texts, annotation.rect) : labelBefore(texts, annotation.rect);
    if (label === undefined) {
      const name = annotation.alternativeText || annotation.fieldName;
      atEnd.push(
        answer.isBox ? `${answer.text} ${name ?? ''}`.trim() : name ? `${name}: ${answer.text}` : answer.text,
      );
      continue;
    }
    const list = answer.isBox ? before : after;
    list.set(label, [...(list.get(label) ?? []), answer.text]);
  }
  const pieces = texts.flatMap(({ str }, index) => [
    ...(before.get(index) ?? []),
    str,
    ...(after.get(index) ?? []),
  ]);
  return [...pieces, ...atEnd].join(' ').trim();
}

/** As far as a label lies from its field at the most, in points. */
const [beside, above] = [4, 24];

/** The text to the left of a field on its line, else the nearest above it. */
function labelBefore(texts: readonly PageText[], rect: readonly number[]): number | undefined {
  const [left = 0, low = 0, right = 0, high = 0] = rect;
  return (
    best(texts, ({ y, end }) => (isOnLine(y, low, high) && end <= left + beside ? -end : undefined)) ??
    best(texts, ({ x, y, end }) =>
      y >= high - beside && y <= high + above && x < right && end > left - beside ? y : undefined,
    )
  );
}

/** The text to the right of a box on its line. */
function labelBehind(texts: readonly PageText[], rect: readonly number[]): number | undefined {
  const [, low = 0, right = 0, high = 0] = rect;
  return best(texts, ({ x, y }) => (isOnLine(y, low, high) && x >= right - beside ? x : undefined));
}

const isOnLine = (y: number, low: number, high: number) => y >= low - beside && y <= high + beside;

/** The place of the text that counts least; `count` gives undefined for those that do not come into question. */
function best(
  texts: readonly PageText[],
  count: (place: { x: number; y: number; end: number }) => number | undefined,
): number | undefined {
  let found: { index: number; by: number } | undefined;
  for (const [index, { str, transform, width }] of texts.entries()) {
    if (str.trim() === '') continue;
    const [x = 0, y = 0] = transform.slice(4);
    const by = count({ x, y, end: x + width });
    if (by !== undefined && (!found || by < found.by)) found = { index, by };
  }
  return found?.index;
}
