import type { Plugin } from 'vite';

/**
 * The policy of the built page. Mantine writes its variables into a style element, and a host of files cannot give each page a
 * nonce for that: styles may be inline until the first script runs, which takes that away for all that has not its own
 * (`src/ui/style-nonce.ts`). Scripts may not be inline. `connect-src` is as wide as run-time configuration needs: the service may live on
 * another host. A deployment narrows it with a header (README, "Deploy").
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self' https: http://localhost:* http://127.0.0.1:*",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/** Puts the policy into the built page. */
export function policyInBuiltPage(): Plugin {
  return {
    name: 'credence:content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
        injectTo: 'head-prepend',
      },
    ],
  };
}
