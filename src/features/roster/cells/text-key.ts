import { normalised } from '@/lib/names';

const simple = /^[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)*$/;

/** What `normalised` gives, for the plain letters that most texts of a file consist of without its dozen passes. */
export function textKey(text: string): string {
  if (!simple.test(text)) return normalised(text);
  const upper = text.toUpperCase();
  return upper.includes('-') ? upper.replaceAll('-', ' ') : upper;
}
