/** Any text as a string of a style sheet, quotes included: nothing in it can end the string. */
export function cssString(text: string): string {
  const safe = text.replace(/[^\p{L}\p{N} ,.-]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
  return `"${safe}"`;
}
