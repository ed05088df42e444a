import { beforeAll, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { noon } from '../testing';
import { type Story, day, everything, licensesOf, nobody, readStory, timeOf, today } from '../story-reading';

type Schemas = components['schemas'];

let story: Story;

beforeAll(async () => {
  story = await readStory();
}, 120_000);

const dayOf = (ms: number) => Math.floor(ms / day);

test('a note on a decision explains that decision', () => {
  const fits: Record<string, RegExp> = {
    Found: /^(?!.*(another person|not ours|right number|asked it for a letter)).*$/i,
    NotFound: /another person|right number/i,
    Failed: /letter/i,
  };
  const differs: [RegExp, RegExp][] = [
    [/^MULTI/, /results?/i],
    [/^NAME/, /name/i],
    [/^TYPE/, /type/i],
  ];
  const decided = licensesOf(story).flatMap(({ notes, license, verifications }) =>
    verifications
      .filter(({ status, originalStatus }) => originalStatus === 'NeedsReview' && status !== 'NeedsReview')
      .map(({ status = '', started }) => {
        const number = license.licenseNumber ?? '';
        const note = notes.find(
          ({ note: text, timestamp }) =>
            text?.includes(number) &&
            timeOf(timestamp) > timeOf(started) &&
            timeOf(timestamp) < timeOf(started) + 2.5 * day,
        );
        return { number, status, text: note?.note ?? '' };
      }),
  );
  expect(decided.length).toBeGreaterThan(20);
  nobody(
    decided.filter(
      ({ number, status, text }) =>
        !text ||
        !fits[status]?.test(text) ||
        differs.some(([kind, words]) => kind.test(number) && !words.test(text)),
    ),
  );
});

test('a note on a match explains why it was taken or not, by what differs', () => {
  const reasons: Record<string, RegExp> = {
    DateOfBirth: /born/i,
    Npi: /NPI/,
    Address: /state/i,
  };
  expect(story.matches.length).toBeGreaterThan(20);
  nobody(
    story.matches
      .filter(({ userActionResolution: resolution, userActionResolutionNote: note = '', data }) => {
        const differing = (data?.negativeParameters ?? []).map(({ type }) => type ?? '');
        if (resolution === 'Accept')
          return differing.includes('DateOfBirth') || /namesake|other person|different person/i.test(note);
        return Object.entries(reasons).some(
          ([type, words]) => words.test(note) && !differing.some((other) => other === type),
        );
      })
      .map(({ userActionResolution, userActionResolutionNote, data }) => [
        userActionResolution,
        userActionResolutionNote,
        data,
      ]),
  );
});

/** Words of boards for a license that ended or was taken away (field.md 1.5). */
const ended =
  /inactive|retired|expired|delinquent|lapsed|cancelled|void|terminated|non-renewed|not registered|(?<!stayed )suspen(?!.*stayed)|revo(?!.*stayed)|surrender|annulled/i;

test('who is credentialed has a primary license that is approved, found before and has not run out', () => {
  const credentialed = story.files.filter(
    ({ provider: { credentialedDate, deactivated } }) => credentialedDate && !deactivated,
  );
  nobody(
    credentialed
      .filter(({ licensesOnFile: licenses }) => {
        const primary = licenses.find(({ license }) => license.isPrimary);
        return (
          primary?.license.approvedStatus !== 'Yes' ||
          !(timeOf(primary.simple.expiryDate) >= today) ||
          ended.test(primary.simple.status ?? 'Expired')
        );
      })
      .map(({ provider, licensesOnFile: licenses }) => [
        provider.id,
        provider.credentialingStatus,
        licenses.map(({ simple }) => simple),
      ]),
  );
  nobody(
    credentialed.filter(
      ({ licensesOnFile: licenses }) =>
        licenses.filter(({ license }) => license.approvedStatus === 'Pending').length > 1,
    ),
  );
});

test('the dates of credentialing are in order', () => {
  nobody(
    story.files
      .map(({ provider }) => provider)
      .filter((p) => {
        const isOver =
          /Credentialed$|Provisional|Recredentialing/.test(p.credentialingStatus ?? '') &&
          p.credentialingStatus !== 'Not credentialed';
        if (!isOver) return p.credentialedDate !== undefined;
        const dates = [
          p.createdAt,
          p.credentialedDate,
          ...(p.recredentialedDates ?? []),
          p.nextCredentialingDate,
        ].map(timeOf);
        return (
          dates.some((date, index) => index > 0 && !(date > (dates[index - 1] ?? 0))) ||
          !((dates.at(-2) ?? noon) < noon)
        );
      })
      .map((p) => [
        p.credentialingStatus,
        p.createdAt,
        p.credentialedDate,
        p.recredentialedDates,
        p.nextCredentialingDate,
      ]),
  );
});

test('nobody watches, alerts about or credentials who was deactivated', () => {
  const gone = new Map(
    story.files.filter(({ provider }) => provider.deactivated).map(({ provider }) => [provider.id, provider]),
  );
  expect(gone.size).toBeGreaterThan(3);
  nobody(story.monitors.filter(({ providerId }) => gone.has(providerId)));
  nobody(
    story.alerts.filter(({ provider, dismissalTimestamp }) => gone.has(provider?.id) && !dismissalTimestamp),
  );
  nobody(
    story.requests.filter(
      ({ provider, currentEvent }) =>
        gone.has(provider?.id) && !/Completed|Cancelled|Unable/.test(currentEvent?.status ?? ''),
    ),
  );
  nobody(
    licensesOf(story)
      .filter(
        ({ provider, verifications }) =>
          provider.deactivated &&
          verifications.some(({ started }) => timeOf(started) > timeOf(provider.deactivatedAt)),
      )
      .map(({ license }) => license.licenseNumber),
  );
});

test('an active alert has an open cause, and what was dismissed stays so', () => {
  const open = story.alerts.filter(({ dismissalTimestamp }) => !dismissalTimestamp);
  const byId = new Map(licensesOf(story).map((onFile) => [onFile.license.id, onFile]));
  const licenseOf = ({ data }: Schemas['Alert']) =>
    byId.get(String((data as { data?: { licenseId?: string } })?.data?.licenseId));
  const left = (alert: Schemas['Alert']) => dayOf(timeOf(licenseOf(alert)?.simple.expiryDate)) - dayOf(noon);
  nobody(open.filter((alert) => alert.type === 'LicenseExpired' && licenseOf(alert) && !(left(alert) < 0)));
  nobody(
    open.filter((alert) => alert.type === 'LicenseExpiresSoon' && licenseOf(alert) && !(left(alert) <= 90)),
  );
  // What a person has decided about a verification is known: nobody has to be told that it differs.
  const verifications = new Map(
    licensesOf(story).flatMap((onFile) =>
      onFile.verifications.map((verification) => [verification.id, verification]),
    ),
  );
  const changed = open.filter(
    ({ type, entityId }) => type === 'LicenseChanged' && verifications.has(entityId),
  );
  expect(changed.length).toBeGreaterThan(3);
  nobody(
    changed.filter(({ entityId }) => {
      const { status, originalStatus } = verifications.get(entityId) ?? {};
      return status !== 'Found' || originalStatus !== 'Found';
    }),
  );
  const seen = new Set<string>();
  for (const alert of open) {
    const key = `${alert.type} ${licenseOf(alert)?.license.id ?? alert.entityId}`;
    expect([key, seen.has(key)]).toEqual([key, false]);
    seen.add(key);
  }
});

test('what the log tells is in order, and done by somebody who is there', async () => {
  const log = await everything<Schemas['EventLogEntry']>(story.service, '/log/events');
  const emails = new Set([...story.service.world.users.all()].map(({ email }) => email));
  const userOf = ({ messageParameters }: Schemas['EventLogEntry']) =>
    (messageParameters as Record<string, string> | undefined)?.['user'];
  nobody(log.filter((entry) => !emails.has(userOf(entry) ?? [...emails][0] ?? '')));
  nobody(log.filter(({ timestamp }) => timeOf(timestamp) > noon));
  const added = new Map(story.files.map(({ provider }) => [provider.id, timeOf(provider.createdAt)]));
  nobody(
    log.filter(({ timestamp, context }) => {
      const { providerId } = (context ?? {}) as { providerId?: string };
      return timeOf(timestamp) < (added.get(providerId ?? '') ?? 0);
    }),
  );
});

test('what webhooks were told fits their types', async () => {
  const webhooks = new Map(
    (await everything<Schemas['Webhook']>(story.service, '/webhooks')).map((webhook) => [
      webhook.id,
      webhook,
    ]),
  );
  const log = await everything<Schemas['WebhookLog']>(story.service, '/webhookslog');
  nobody(
    log.filter(
      ({ webhookId, type, url }) =>
        webhooks.get(webhookId)?.type !== type || webhooks.get(webhookId)?.url !== url,
    ),
  );
});
