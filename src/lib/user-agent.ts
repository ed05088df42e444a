import { textOf } from './words';

const browsers: [pattern: RegExp, name: string][] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * A `User-Agent` in words: `Firefox on Windows`, `curl 8.4`; undefined when there is none. Browsers name several others
 * beside themselves, so the most particular name counts.
 */
export function userAgentWords(userAgent?: string | null): string | undefined {
  const text = textOf(userAgent);
  if (!text) return undefined;
  const named = (list: typeof browsers) => list.find(([pattern]) => pattern.test(text))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (browser) return system ? `${browser} on ${system}` : browser;
  const [program = '', version = ''] = text.split(/[\s;(]/)[0]?.split('/') ?? [];
  const [major, minor] = version.split('.');
  return [program, [major, minor].filter(Boolean).join('.')].filter(Boolean).join(' ');
}
