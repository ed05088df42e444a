import type { Details, License } from '@/api/models';
import { calendarDay, localDay } from '@/lib/dates';
import { stateCode, stateName } from '@/lib/states';
import { textOf } from '@/lib/words';
import { withoutEnd } from './evidence/verification-record';
import { type LicenseOnDay, licenseOn } from './license-in-force';
import type { SettledWords } from './license-standing';
import { newestCheck, type RecordedCheck } from './recorded-checks';

/** Words and numbers as they are compared: `MD-569401` in `License, GA MD-569401`. */
const plain = (text: unknown): string =>
  ` ${textOf(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const stateOf = ({ state, licenseType }: Details<License>) => stateCode(state ?? licenseType?.source?.state);

/** Whether an element of a checklist is about a license and about no other of the file: by its number, else by its state. */
function isAbout(element: string, license: Details<License>, all: readonly Details<License>[]): boolean {
  const [isLicense, what = ''] = /^license(?:, (.+))?$/.exec(element) ?? [];
  if (isLicense === undefined) return false;
  const state = stateOf(license);
  const number = plain(license.licenseNumber);
  if (number.trim() && plain(what).includes(number)) {
    const isShared = all.some((one) => one !== license && plain(one.licenseNumber) === number);
    return !isShared || plain(what).includes(plain(state));
  }
  const isOfState = state !== undefined && [plain(state), plain(stateName(state))].includes(plain(what));
  if (isOfState) return all.every((one) => one === license || stateOf(one) !== state);
  return what === '' && all.length === 1;
}

/** Verifications that told nothing of a license: what a person heard of its board after them is newer. */
const toldNothing: readonly unknown[] = [undefined, null, 'Failed', 'NotFound'];

/**
 * What somebody recorded of a license whose own verification told nothing: that they asked its board, how it stands there and
 * until when (field.md 1.1). One that was made before the verification is not newer, and one in an element that cites a
 * verification is judged by that; undefined where nothing is recorded.
 *
 * @param all Every license of the file, so that an element named after a state is not read as two licenses.
 */
export function checkOfLicense(
  day: string,
  license: Details<License>,
  all: readonly Details<License>[],
  recorded: readonly RecordedCheck[],
): RecordedCheck | undefined {
  const { currentVerification, currentVerificationStatus } = license;
  if (!toldNothing.includes(currentVerificationStatus ?? currentVerification?.status)) return undefined;
  const started = Date.parse(textOf(currentVerification?.started));
  const asked = Number.isNaN(started) ? '' : localDay(started);
  return newestCheck(
    recorded.filter(
      ({ element, isConcern, isOfLookup, status, date }) =>
        textOf(status) && !isConcern && !isOfLookup && date >= asked && isAbout(element, license, all),
    ),
    day,
  );
}

/** How a license counts on a day, `YYYY-MM-DD`, by what its board told a person: its status and its last day. */
export function licenseByHand(
  day: string,
  license: Details<License>,
  { status, until }: RecordedCheck,
  settled: SettledWords | undefined,
): LicenseOnDay {
  const results = [{ licenseStatus: textOf(status), expires: calendarDay(until) ?? null }];
  const on = licenseOn(
    day,
    {
      ...license,
      currentVerificationStatus: 'Found',
      currentVerification: { status: 'Found', results } as never,
    },
    settled,
  );
  if (until !== withoutEnd) return on;
  // What the file states of its end is older than that it has none.
  const reasons = on.reasons.filter(({ about }) => about !== 'expiry');
  return { ...on, until: undefined, reasons, force: reasons[0]?.force ?? 'in force' };
}
