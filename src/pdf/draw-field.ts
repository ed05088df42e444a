import {
  concatTransformationMatrix,
  drawObject,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { FieldDrawing } from './form-fields';
import type { Box } from './objects';
import type { Pen } from './pen';
import { lineHeight } from './sheet';

/** Smaller letters than this, in points, nobody reads. */
const smallest = 4;
/** Between the edge of a field and its text, in points. */
const padding = 2;

/** Draws what a field shows onto a page. `stream` is its drawing as an object of the page's document. */
export function drawField(pen: Pen, page: PDFPage, field: FieldDrawing, stream: PDFRef | undefined): void {
  switch (field.kind) {
    case 'appearance':
      if (!stream) return;
      page.pushOperators(
        pushGraphicsState(),
        concatTransformationMatrix(...field.matrix),
        drawObject(page.node.newXObject('Field', stream)),
        popGraphicsState(),
      );
      return;
    case 'check':
      drawCheck(page, field.box);
      return;
    case 'text':
      writeText(pen, page, field);
  }
}

function drawCheck(page: PDFPage, { x, y, width, height }: Box): void {
  const side = Math.min(width, height);
  const [left, low] = [x + (width - side) / 2, y + (height - side) / 2];
  const at = (right: number, up: number) => ({ x: left + side * right, y: low + side * up });
  const style = { thickness: Math.max(0.75, side / 10), color: rgb(0.08, 0.08, 0.08) };
  page.drawLine({ start: at(0.2, 0.5), end: at(0.42, 0.25), ...style });
  page.drawLine({ start: at(0.42, 0.25), end: at(0.8, 0.78), ...style });
}

function writeText(pen: Pen, page: PDFPage, field: Extract<FieldDrawing, { kind: 'text' }>): void {
  const { box, text, align, isMultiline, cells, turned } = field;
  const isUpright = turned % 180 === 0;
  const [width, height] = isUpright ? [box.width, box.height] : [box.height, box.width];
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  // The corner where a text begins that is read with the head to the side.
  const corner = {
    x: box.x + (cos < -0.5 || sin > 0.5 ? box.width : 0),
    y: box.y + (cos < -0.5 || sin < -0.5 ? box.height : 0),
  };
  const place = (along: number, up: number) => ({
    x: corner.x + along * cos - up * sin,
    y: corner.y + along * sin + up * cos,
  });
  const room = Math.max(1, width - 2 * padding);
  let size = field.size ?? (isMultiline ? 10 : Math.min(12, height * 0.65));
  if (cells) {
    size = Math.min(size, height * 0.8);
    for (const [index, letter] of [...text].entries()) {
      const middle = ((index + 0.5) * width) / cells - pen.width(letter, { size }) / 2;
      pen.write(page, letter, place(middle, (height - size * 0.7) / 2), { size }, turned);
    }
    return;
  }
  const linesAt = () => (isMultiline ? pen.lines(text, room, { size }) : [text]);
  let lines = linesAt();
  // Nothing of a value is cut off: it is written smaller.
  while (
    size > smallest &&
    (lines.length * lineHeight({ size }) > Math.max(height, size * 1.5) ||
      lines.some((line) => pen.width(line, { size }) > room))
  ) {
    size = Math.max(smallest, size * 0.94);
    lines = linesAt();
  }
  const top = isMultiline ? height - padding - size * 0.8 : (height - size * 0.7) / 2;
  for (const [index, line] of lines.entries()) {
    const rest = room - pen.width(line, { size });
    const along = padding + (align === 'left' ? 0 : align === 'right' ? rest : rest / 2);
    pen.write(page, line, place(along, top - index * lineHeight({ size })), { size }, turned);
  }
}
