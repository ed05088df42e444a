/** An address from the service that may be opened: absolute, `http` or `https`. Anything else gives undefined. */
export function externalUrl(value?: string | null): string | undefined {
  const text = value?.trim();
  if (!text || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
