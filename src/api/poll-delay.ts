/** The least time between two reads of a license (rules.md 5.2), kept for everything that is polled. In milliseconds. */
export const minPollDelay = 2_000;

/** When this page last started a verification of each license. */
const startedAt = new Map<string, number>();

/** Notes that the verifications of these licenses were started just now. */
export function noteVerificationStarted(licenseIds: readonly string[]): void {
  for (const id of licenseIds) startedAt.set(id, Date.now());
}

/** Resolves once a license may be read: 2 seconds after its verification was started (rules.md 5.2). */
export async function waitForPollDelay(licenseId: string): Promise<void> {
  // Never negative: the clock of this computer may have been set back meanwhile.
  const runningFor = Math.max(0, Date.now() - (startedAt.get(licenseId) ?? -Infinity));
  if (runningFor >= minPollDelay) return;
  await new Promise((resolve) => setTimeout(resolve, minPollDelay - runningFor));
}
