/**
 * The NPI of a generated provider: nine digits that no two providers share, and the check digit after Luhn over
 * the digits behind the prefix 80840.
 */
export function npiFor(seed: number, index: number): number {
  // NPIs in use begin with 1 (field.md 4.2). 7,919,017 and 100,000,000 have no common factor: every index gets digits of its own.
  const nine = 100_000_000 + ((index * 7_919_017 + seed * 104_729) % 100_000_000);
  return nine * 10 + checkDigit(`80840${nine}`);
}

function checkDigit(digits: string): number {
  let sum = 0;
  for (let index = digits.length - 1, double = true; index >= 0; index -= 1, double = !double) {
    const digit = Number(digits[index]) * (double ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return (10 - (sum % 10)) % 10;
}
