import type { CredentialingRequest } from '@/api/models';
import { updateFacilitySpecialty, updateProvider } from '@/api/operations.gen';
import { daysLate, type CommitteeDecision } from '@/domain/committee';
import { calendarDay } from '@/lib/dates';
import { serviceDay } from '@/lib/service-day';

/**
 * Sets the day of an approval to that of the decision where it was entered later, or where the service has another day than the
 * reader: it takes its own day on which it is told for the day of the decision (rules.md 17.3, 17.11). `request` may be of before its event or of after it. Throws `ApiError`.
 */
export async function dateAsDecided(
  request: CredentialingRequest,
  decision: CommitteeDecision,
): Promise<void> {
  const isDated = daysLate(decision) === 0 && serviceDay() === decision.day;
  if (decision.outcome !== 'approved' || isDated) return;
  const { provider, facilitySpecialties, facility } = request;
  if (provider?.id) {
    const at = `${decision.day}T00:00:00Z`;
    const body = isAgain(request, provider, decision)
      ? { recredentialedDates: withDay(provider.recredentialedDates ?? [], at) }
      : { credentialedDate: at };
    await updateProvider({ providerId: provider.id, body });
  }
  for (const specialty of facilitySpecialties ?? []) {
    if (!specialty.id || !facility?.id) continue;
    const body = isAgain(request, specialty, decision)
      ? { recredentialedDates: withDay(specialty.recredentialedDates ?? [], decision.day) }
      : { credentialedDate: decision.day };
    // oxlint-disable-next-line no-await-in-loop -- a facility has few specialties
    await updateFacilitySpecialty({ facilityId: facility.id, facilitySpecialtyId: specialty.id, body });
  }
}

/**
 * Whether an approval is another one, which leaves the day of the first one as it is: at recredentialing, off cycle, and where
 * nobody says what was asked for. A first day that is not before the decision was set by the event of this very one.
 */
function isAgain(
  { type }: CredentialingRequest,
  { credentialedDate }: { credentialedDate?: string | null | undefined },
  { day }: CommitteeDecision,
): boolean {
  const first = calendarDay(credentialedDate);
  return type !== 'Initial' && first !== undefined && first < day;
}

/** The dates with the day of the decision; a later one can only be that of its entry. */
const withDay = (dates: readonly string[], day: string) =>
  [...new Set([...dates.filter((date) => date.slice(0, 10) <= day.slice(0, 10)), day])].toSorted();
