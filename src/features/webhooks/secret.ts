/**
 * A new secret of 256 random bits in the alphabet of URLs, 43 characters, which any header and any configuration
 * file takes as it is. Throws where the browser offers no random numbers that nobody can guess.
 */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** What is wrong with a secret that somebody typed, in a sentence; it goes out as a header, which takes nothing else. */
export function secretProblem(secret: string): string | undefined {
  if (secret === '') return 'Type the secret, or have one generated.';
  if (secret.length > 500) return 'At most 500 characters.';
  if (secret !== secret.trim()) return 'It must not begin or end with a space.';
  return /^[\x20-\x7e]+$/.test(secret)
    ? undefined
    : 'Only letters without accents, digits and punctuation: it is sent as a header.';
}
