/**
 * Whether a national provider identifier has ten digits and the right check digit: the Luhn formula
 * over the number with the prefix 80840.
 */
export function isValidNpi(npi: number): boolean {
  if (!Number.isInteger(npi) || npi < 1_000_000_000 || npi > 9_999_999_999) return false;
  const digits = Array.from(`80840${npi}`, Number).toReversed();
  const sum = digits.reduce((total, digit, index) => {
    if (index % 2 === 0) return total + digit;
    const doubled = digit * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
