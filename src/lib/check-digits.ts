/**
 * Whether a value is a National Provider Identifier: ten digits, the first 1 or 2, the last a Luhn check
 * digit over the number prefixed with 80840. Takes text or the number the service sends.
 */
export function isValidNpi(value: string | number | null | undefined): boolean {
  const text = String(value ?? '').trim();
  if (!/^[12]\d{9}$/.test(text)) return false;
  // The prefix alone adds 24.
  let sum = 24;
  for (let index = 0; index < 10; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    const counted = index % 2 === 0 ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}

/** What is wrong with a DEA registration number; undefined when its form and check digit fit. */
export function deaProblem(value: string): string | undefined {
  const text = value.trim().toUpperCase();
  if (!/^[A-HJ-NPR-UX][A-Z9]\d{7}$/.test(text)) return 'A DEA number has two letters and seven digits.';
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, last = 0] = Array.from(text.slice(2), Number);
  const sum = a + c + e + 2 * (b + d + f);
  return sum % 10 === last ? undefined : 'The check digit does not fit: one of the digits is mistyped.';
}
