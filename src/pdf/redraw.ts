/** A picture by its points, red, green and blue, as `FlateDecode` packs them. */
export interface Pixels {
  width: number;
  height: number;
  packed: Uint8Array;
}

/** Gives the points of a picture of any kind. Throws for what is no picture. */
export type Redraw = (blob: Blob) => Promise<Pixels>;

/** A drawing of lines is made twice as fine as it is on a screen, as it would be printed. */
const fineness = 2;
const mostPixels = 12_000_000;

/**
 * Draws a picture by the browser, upright and on white. The browser also packs it, beside the page's own work: pdf-lib
 * would unpack and pack a PNG in the page, which takes a second for a large screenshot.
 */
export const redrawn: Redraw = async (blob) => {
  const url = URL.createObjectURL(blob);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const { naturalWidth, naturalHeight } = picture;
    const isLines = blob.type.startsWith('image/svg');
    const scale = Math.min(isLines ? fineness : 1, Math.sqrt(mostPixels / (naturalWidth * naturalHeight)));
    const [width, height] = [Math.ceil(naturalWidth * scale), Math.ceil(naturalHeight * scale)];
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('The browser gives no canvas to draw on');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return { width, height, packed: await packed(withoutAlpha(data)) };
  } finally {
    URL.revokeObjectURL(url);
  }
};

function withoutAlpha(data: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const points = new Uint8Array((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    points[to] = data[from] ?? 0;
    points[to + 1] = data[from + 1] ?? 0;
    points[to + 2] = data[from + 2] ?? 0;
  }
  return points;
}

async function packed(points: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([points]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
