/** rules.md 5.2: wait at least 2 seconds between reads of a license; the same for all that runs. In milliseconds. */
export const shortestInterval = 2_000;

/** When the last verification of each license began that this page asked for. */
const begunAt = new Map<string, number>();

/** Says that the verifications of these licenses have just begun. */
export function verificationsBegan(licenseIds: readonly string[]): void {
  for (const id of licenseIds) begunAt.set(id, Date.now());
}

/** Settles once a license may be looked at: 2 seconds after its verification began (rules.md 5.2). */
export async function untilFirstLook(licenseId: string): Promise<void> {
  // The clock of this computer may have been put back since.
  const runningFor = Math.max(0, Date.now() - (begunAt.get(licenseId) ?? -Infinity));
  if (runningFor >= shortestInterval) return;
  await new Promise((resolve) => setTimeout(resolve, shortestInterval - runningFor));
}
