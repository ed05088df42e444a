/** Mail programs and systems take addresses of about so many characters; what is longer is cut without a word. */
export const longestMailto = 2_000;

/**
 * An address that has the mail program begin a message: line breaks are CRLF and spaces `%20`, as RFC 6068 wants them, since a
 * plus sign would stand in the text.
 */
export function mailto(to: string, subject: string, body?: string): string {
  const query = [
    `subject=${encodeURIComponent(wellFormed(subject))}`,
    ...(body === undefined ? [] : [`body=${encodeURIComponent(wellFormed(body).replace(/\r?\n/g, '\r\n'))}`]),
  ].join('&');
  // An `@` may stand as it is, and some programs do not read it otherwise.
  return `mailto:${encodeURIComponent(wellFormed(to.trim())).replaceAll('%40', '@').replaceAll('%2C', ',')}?${query}`;
}

/** Half of a pair of code units cannot be encoded, and would throw. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD');
