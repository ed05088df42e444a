/** A text as a sentence: with one full stop at its end, whether it came with one or not; `?`, `!` and `…` stay as they are. */
export function sentence(text: string): string {
  const bare = text.replace(/[.\s]+$/, '');
  return /[?!…]$/.test(bare) ? bare : `${bare}.`;
}

/** Texts one after the other, each a sentence; what is empty or undefined is left out. */
export const sentences = (texts: readonly (string | false | undefined)[]): string =>
  texts.flatMap((text) => (text && text.trim() ? sentence(text) : [])).join(' ');
