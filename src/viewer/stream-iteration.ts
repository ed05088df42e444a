/**
 * Lets `for await` read a stream where the browser cannot: Safari, and WebKitGTK 2.50. pdf.js reads so the text of a page
 * and packed pictures, and would have no text for assistive technology.
 */
export function letStreamsIterate(): void {
  const streams = ReadableStream.prototype as { [Symbol.asyncIterator]?: unknown };
  streams[Symbol.asyncIterator] ??= iterate;
}

async function* iterate<Chunk>(this: ReadableStream<Chunk>) {
  const reader = this.getReader();
  let isEnded = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      isEnded = done;
      if (done) return;
      yield value;
    }
  } catch (error) {
    isEnded = true;
    throw error;
  } finally {
    // Who stops before the end wants no more of it.
    if (!isEnded) await reader.cancel();
    reader.releaseLock();
  }
}
