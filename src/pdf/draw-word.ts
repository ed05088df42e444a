import type { DrawnWord } from './drawn-words';

/** Pixels for the size of a letter: at 10 points this prints with some 460 dots to the inch. */
const pixels = 64;

/** Like the Helvetica that stands beside it, as far as the machine has its letters in one. */
const family = 'Helvetica, Arial, "Liberation Sans", sans-serif';

/** Draws a word with the fonts of this machine. Throws where the browser gives no canvas to draw on. */
export async function drawWord(word: string, isBold: boolean): Promise<DrawnWord> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas to draw on');
  const font = `${isBold ? 'bold ' : ''}${pixels}px ${family}`;
  context.font = font;
  const measured = context.measureText(word);
  const [above, below] = [
    Math.ceil(Math.max(measured.actualBoundingBoxAscent, pixels * 0.8)),
    Math.ceil(Math.max(measured.actualBoundingBoxDescent, pixels * 0.25)),
  ];
  canvas.width = Math.max(1, Math.ceil(measured.width));
  canvas.height = above + below;
  // A canvas that changes its size forgets its font.
  context.font = font;
  context.fillStyle = '#141414';
  context.fillText(word, 0, above);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser gives no picture of what was drawn');
  return {
    png: new Uint8Array(await blob.arrayBuffer()),
    width: canvas.width / pixels,
    height: canvas.height / pixels,
    below: below / pixels,
  };
}
