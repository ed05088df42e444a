/**
 * Whether a value is a National Provider Identifier: ten digits, the first 1 or 2, the last a Luhn check
 * digit over the number prefixed with 80840. Takes text or the number the service sends.
 */
export function isValidNpi(value: string | number | null | undefined): boolean {
  const text = String(value ?? '').trim();
  if (!/^[12]\d{9}$/.test(text)) return false;
  let sum = 0;
  for (const [index, digit] of [...`80840${text}`].entries()) {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
