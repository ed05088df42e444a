/** Gives a picture of any kind as PNG or JPEG. Throws for what is no picture. */
export type Redraw = (blob: Blob, as: 'png' | 'jpeg') => Promise<Blob>;

/** A drawing of lines is made twice as fine as it is on a screen, as it would be printed. */
const fineness = 2;
const mostPixels = 12_000_000;

/** Draws a picture anew by the browser, upright and on white. */
export const redrawn: Redraw = async (blob, as) => {
  const url = URL.createObjectURL(blob);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const isLines = blob.type.startsWith('image/svg');
    const scale = Math.min(isLines ? fineness : 1, Math.sqrt(mostPixels / (width * height)));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.ceil(width * scale), Math.ceil(height * scale)];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser gives no canvas to draw on');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, `image/${as}`, 0.95));
    if (!made) throw new Error('The browser gives no picture of what was drawn');
    return made;
  } finally {
    URL.revokeObjectURL(url);
  }
};
