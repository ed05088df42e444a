import { List } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useProgram } from '@/features/credentialing/use-program';
import { localDay } from '@/lib/dates';
import { count } from '@/lib/words';
import { Section } from '@/ui/layout';

/** What the service does by itself and what it does not allow, as far as users meet it (docs/rules.md has all of it). */
export function Rules() {
  return (
    <Section title="What the service does">
      <Verification />
      <Expiry />
      <Screening />
      <Requests />
      <Integration />
      <InGeneral />
    </Section>
  );
}

function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title} level={3}>
      <List size="sm" spacing="xs" listStyleType="disc">
        {children}
      </List>
    </Section>
  );
}

function Verification() {
  return (
    <Topic title="Licenses and verifications">
      <List.Item>
        A license that is attached is verified at its source at once, unless that is left out. After that it
        is verified when somebody asks, when a monitor is due, and around its expiry.
      </List.Item>
      <List.Item>
        A verification ends as found, not found, failed, or it needs review: the source knows several results,
        another name, or another license type. Only a person resolves a review.
      </List.Item>
      <List.Item>While a verification waits or runs, no other one of that license can be started.</List.Item>
      <List.Item>
        A verification that did not find the license changes nothing that was known before. What you state
        about a license yourself is never changed by one.
      </List.Item>
      <List.Item>
        A source that is unavailable makes verifications fail; one with trouble takes longer.{' '}
        <Link to="/sources">Sources</Link> says which.
      </List.Item>
      <List.Item>
        Detaching a license deletes its verifications, screenshots and alerts. Notes stay.
      </List.Item>
    </Topic>
  );
}

function Expiry() {
  return (
    <Topic title="Expiry">
      <List.Item>A license expires soon when 90 days or fewer are left, counted by its date.</List.Item>
      <List.Item>
        Whatever interval its monitor has, a license is checked 90, 60, 28, 14, 7, 3 and 0 days before it
        expires and 3 days after; at a source with a fee only once, 1 day after. No day has two checks.
      </List.Item>
      <List.Item>
        A provider is due for recredentialing 90 days before the recredentialing date, unless you ask for
        other dates.
      </List.Item>
    </Topic>
  );
}

function Screening() {
  return (
    <Topic title="Scans, matches, monitors and alerts">
      <List.Item>
        A scan compares a provider or a facility with one exclusion list or database. Without what that
        requires it fails, and the same scan cannot be started while one is under way.
      </List.Item>
      <List.Item>
        Only matches of the newest scan of a list can be decided, and not while another runs. A scan that
        failed replaces nothing: the matches before it stay and can be decided.
      </List.Item>
      <List.Item>
        A list that is uploaded takes the place of the one before for later scans. What earlier scans found
        stays.
      </List.Item>
      <List.Item>
        Sanctions monitors for many are created for 100 providers in one call; the console sends as many calls
        as it takes. What is monitored already is left as it is.
      </List.Item>
      <List.Item>
        An alert comes from a changed license, an expiry that comes or has passed, and an import that is
        complete. As long as one of a kind is active, there is no second one.
      </List.Item>
      <List.Item>A dismissed alert cannot be made active again; its note is kept with it.</List.Item>
    </Topic>
  );
}

function Requests() {
  const program = useProgram();
  return (
    <Topic title="Credentialing, groups and plans">
      <List.Item>
        A request is processed by the operator or by your organization. That is chosen when it is created and
        cannot be changed.
      </List.Item>
      <List.Item>
        The verification time limit is how old evidence may be on the day of the decision: 120 days for NCQA
        accreditation since July 2025, 90 for certification (up to the report to the client), 180 for URAC.
        Your program is {program.name}, with {count(program.windowDays(localDay()), 'day')}; it is chosen in{' '}
        <Link to="/settings/$page" params={{ page: 'limits' }}>
          Settings
        </Link>
        , with the lists that everybody is searched in. DEA, insurance and life support are valid on the day
        or not; education and NPI are verified once.
      </List.Item>
      <List.Item>
        Every gap names what closes it. What runs by itself is done together by one button, and goes on when
        you leave the request. A source that you asked yourself is recorded with its name, how, when and by
        whom, and is printed in the packet.
      </List.Item>
      <List.Item>
        Sanctions, licenses and the attestation always apply. Another element is left out with a reason.
      </List.Item>
      <List.Item>
        A request is completed only without gaps; with gaps it is completed with concern, and each gap needs a
        reason. After that nothing of it is changed.
      </List.Item>
      <List.Item>
        A checklist is written as a whole. Where a colleague changed it meanwhile nothing is written, and you
        are shown theirs first.
      </List.Item>
      <List.Item>
        Who is enrolled with a group stays in it until the enrollment is deleted; deleting a group deletes its
        enrollments.
      </List.Item>
      <List.Item>
        Deleting a provider deletes licenses, notes, alerts, monitors, scans and enrollments too. Deactivating
        keeps all of it.
      </List.Item>
    </Topic>
  );
}

function Integration() {
  return (
    <Topic title="Profile imports, webhooks and reports">
      <List.Item>
        An import asks a source for a profile. Nothing is applied to the profile by itself, and some sources
        give a profile only once.
      </List.Item>
      <List.Item>
        A message to a webhook is sent once and, if it fails, 3 times more. Any answer from 200 to 299 counts
        as received; a redirect does not. A changed secret goes with what is sent from then on.
      </List.Item>
      <List.Item>
        Reports are made on Mondays. Each holds what was true when its day began, at 00:00 UTC.
      </List.Item>
    </Topic>
  );
}

function InGeneral() {
  return (
    <Topic title="Calls, sign-in and the log">
      <List.Item>
        The service limits how many calls may be made: 10,000 in five minutes. Work over many records slows
        down by itself and goes on.
      </List.Item>
      <List.Item>
        Running work is looked at every 2 seconds at most, and less often the longer it takes.
      </List.Item>
      <List.Item>
        A read that fails is tried again by itself. A change never is: the console says what is known about
        it, and you decide.
      </List.Item>
      <List.Item>A sign-in lasts 12 hours unless your organization says otherwise, and 24 at most.</List.Item>
      <List.Item>
        Whatever is changed stands in the <Link to="/events">event log</Link> with who and when.
      </List.Item>
    </Topic>
  );
}
