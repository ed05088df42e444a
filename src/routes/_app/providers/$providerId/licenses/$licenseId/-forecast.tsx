import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { License, Monitor } from '@/api/models';
import { now } from '@/lib/clock';
import { formatDate, localDay } from '@/lib/dates';
import { statedDay } from '@/lib/stated-day';
import { comingChecks, reasonText, type ComingCheck } from '@/lib/forecast';
import { count, spellOut } from '@/lib/words';
import { Button } from '@/ui/button';
import { Section } from '@/ui/layout';
import { usePrinting } from '@/ui/use-printing';
import { DateText } from '@/ui/text';
import { hasFee, licenseExpiry } from '@/domain/license-facts';
import { currentResult } from '@/domain/license-result';
import classes from './-forecast.module.css';

const shownAtFirst = 5;

interface LicenseForecastProps {
  license: License;
  /** The monitor that the service knows of now. */
  monitor: Monitor | undefined;
  /** Whether it was asked; until then the latest verification tells which monitor ran it. */
  isKnown: boolean;
}

/** The coming checks of a license by the rules of the service, drawn on a line and told in words. */
export function LicenseForecast({ license, monitor: known, isKnown }: LicenseForecastProps) {
  const [all, setAll] = useState(false);
  const printing = usePrinting();
  const present = now();
  const fee = hasFee(license) ?? false;
  const monitor = isKnown ? known : license.currentVerification?.monitoringMetadata;
  const expiry = licenseExpiry(license);
  const checks = comingChecks(
    {
      expires: expiry?.value,
      hasPassThroughFee: fee,
      monitoringInterval: monitor?.monitoringInterval,
      nextMonitoringDate: monitor?.nextMonitoringDate,
      lastMonitoringDate: monitor?.lastMonitoringDate,
    },
    present,
  );
  const shown = all || printing ? checks : checks.slice(0, shownAtFirst);
  return (
    <Section title="Coming checks">
      {checks.length > 0 && (
        <>
          <TimeLine checks={checks} today={localDay(present)} expiry={statedDay(expiry?.value)} />
          <ol>
            {shown.map((check) => (
              <Group component="li" key={check.day} justify="space-between" gap="sm" py={3}>
                <DateText value={check.day} relative />
                <Text span size="xs" c="dimmed">
                  {check.reasons.map(reasonText).join(', ')}
                </Text>
              </Group>
            ))}
          </ol>
          {checks.length > shown.length && (
            <Group>
              <Button variant="transparent" size="xs" onClick={() => setAll(true)}>
                Show all {count(checks.length, 'check')}
              </Button>
            </Group>
          )}
        </>
      )}
      <Text size="xs" c="dimmed">
        {rules({
          expiry: expiry?.value,
          verified: Boolean(currentResult(license)?.expires),
          fee,
          over: !checks.some((check) => check.reasons.some((reason) => reason.kind === 'expiry')),
        })}
      </Text>
      <Text size="xs" c="dimmed">
        {monitor?.monitoringInterval
          ? `The monitor’s own checks, ${spellOut(monitor.monitoringInterval).toLowerCase()}, go on beside these.`
          : 'Without a monitor there are no regular checks beside these.'}
      </Text>
    </Section>
  );
}

const isRegular = (check: ComingCheck) => check.reasons.every((reason) => reason.kind === 'regular');

interface Rules {
  expiry: string | undefined;
  verified: boolean;
  fee: boolean;
  /** None of the days is still to come. */
  over: boolean;
}

/** By which rule of the service the checks around expiry run. */
function rules({ expiry, verified, fee, over }: Rules): string {
  if (!statedDay(expiry)) return 'No expiry is known, so no checks are planned around it.';
  const stated = verified ? '' : ' The source gave no expiry, so the one that is stated counts.';
  if (over) return `The days on which checks run around expiry have passed.${stated}`;
  return fee
    ? `The source charges a fee, so one extra check runs: 1 day after expiry.${stated}`
    : `Checks run 90, 60, 28, 14, 7, 3 and 0 days before expiry and 3 days after it.${stated}`;
}

interface TimeLineProps {
  checks: ComingCheck[];
  today: string;
  expiry: string | undefined;
}

/** How much of the line stands for the time in which nothing happens, in percent. */
const quiet = 16;

const at = (day: string | undefined) => (day ? Date.parse(day) : Number.NaN);

/**
 * Where a day lies on the line, in percent. A long time before the first check is drawn as a short
 * broken piece, so that the checks around expiry do not fall on one point.
 */
function scaleOf(checks: ComingCheck[], today: string, expiry: string | undefined) {
  const from = at(today);
  const first = Math.min(...[at(checks[0]?.day), at(expiry)].filter((one) => one >= from));
  const last = Math.max(
    ...[at(checks.at(-1)?.day), at(expiry)].filter((one) => one >= from),
    from + 86_400_000,
  );
  const isBroken = first - from > last - first;
  const [start, offset] = isBroken ? [first, quiet] : [from, 0];
  const place = (day: string) => offset + ((at(day) - start) / Math.max(1, last - start)) * (100 - offset);
  return { isBroken, place: (day: string) => `${Math.min(100, Math.max(0, place(day)))}%` };
}

/** The same as the list below it, as a picture: from today to the last check. */
function TimeLine({ checks, today, expiry }: TimeLineProps) {
  const { isBroken, place } = scaleOf(checks, today, expiry);
  const last = checks.at(-1)?.day;
  return (
    <div aria-hidden="true">
      <div className={classes.track} data-broken={isBroken || undefined}>
        {checks.map((check) => (
          <span
            key={check.day}
            data-regular={isRegular(check) || undefined}
            style={{ left: place(check.day) }}
          />
        ))}
        {expiry && expiry >= today && <span className={classes.expiry} style={{ left: place(expiry) }} />}
      </div>
      <Group justify="space-between">
        <Text span size="xs" c="dimmed">
          Today
        </Text>
        <Text span size="xs" c="dimmed">
          {formatDate(last)}
        </Text>
      </Group>
    </div>
  );
}
