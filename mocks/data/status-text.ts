/** What a board calls a license's status, by its expiry and what happened to it. */
export function knownStatusText(known: {
  prefix: string | undefined;
  expiryDate: string;
  at: number;
  attempt: number;
}): string {
  if (Date.parse(known.expiryDate) < known.at - 86_400_000) return 'Expired';
  if (known.prefix === 'DISC') return 'Active, on probation';
  return known.prefix === 'CHANGE' && known.attempt % 2 === 0 ? 'Active, on probation' : 'Active';
}
