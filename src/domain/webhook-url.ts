/**
 * What is wrong with the address of a webhook, in a sentence (rules.md 18.4: `https`, unless insecure
 * addresses are allowed for this webhook, for testing only); undefined when it can be sent.
 */
export function urlProblem(text: string, allowInsecure: boolean): string | undefined {
  const typed = text.trim();
  if (!typed) return 'Write the address that is called.';
  if (!URL.canParse(typed)) return 'Write the whole address, such as https://hooks.example.org/credence.';
  const { protocol, username, password } = new URL(typed);
  if (protocol !== 'https:' && protocol !== 'http:') return 'The address begins with https://.';
  if (username || password)
    return 'The address must not hold a user name or password. Use the secret instead.';
  if (protocol === 'http:' && !allowInsecure) {
    return 'The address must begin with https://. For a test without it, allow an insecure address below.';
  }
  return undefined;
}

/** `https://hooks.example.org/in?x=1` → `hooks.example.org/in?x=1`; what is no address stays as it came. */
export function shortUrl(url: string | undefined): string | undefined {
  return url?.replace(/^https?:\/\//i, '').replace(/\/$/, '');
}

/** Whether what is sent to an address can be read on its way. */
export function isInsecure(url: string | undefined): boolean {
  return /^http:/i.test(url ?? '');
}
