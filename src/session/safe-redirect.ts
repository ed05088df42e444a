/**
 * Where to go after signing in: `wanted` if it is a path of this console, else the start page. An address of another
 * site, however it is written, is never followed.
 */
export function safeRedirect(wanted: string | undefined): string {
  if (!wanted?.startsWith('/')) return '/';
  const origin = 'http://console.invalid';
  const address = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  if (address?.origin !== origin || address.pathname.startsWith('//')) return '/';
  const path = address.pathname + address.search + address.hash;
  return /\/(sign-in|forgot-password|reset-password)(\/|$)/.test(address.pathname) ? '/' : path;
}
