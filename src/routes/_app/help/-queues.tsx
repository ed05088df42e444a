import { List, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { dueDays, dueWithin } from '@/features/credentialing/due';
import { waitingStatuses } from '@/features/credentialing/request-statuses';
import { Section } from '@/ui/layout';

/** What each queue of Today means and what is to be done about it, by the names that they have there. */
export function Queues() {
  return (
    <Section title="The queues">
      <Text>
        <Link to="/">Today</Link> counts what waits for a decision. Each count leads to its rows, and the
        queue goes from one to the next by itself.
      </Text>
      <List size="sm" spacing="xs" listStyleType="disc">
        <List.Item>
          <Link to="/reviews">License verifications to review</Link>: a source gave several results, or one
          that does not fit. You choose the right one or say that none is, with a reason. The next case opens
          at once; a decision is sent after 10 seconds or with the next one, and can be taken back until then.
        </List.Item>
        <List.Item>
          <Link to="/matches">Matches to decide</Link>: a scan found records that may be about the provider.
          Accept those that are, reject the others; a newer scan replaces the matches of an older one. What
          follows an accepted exclusion or sanction is offered in order, each step by key.
        </List.Item>
        <List.Item>
          <Link to="/alerts">Active alerts</Link>: a license changed, is about to expire, or has expired. What
          may end the right to treat stands first, what was renewed or cleared last. Act on each, then dismiss
          it with a note; what was renewed or cleared can be dismissed in one go.
        </List.Item>
        <LicenseQueues />
        <List.Item>
          <Link to="/scans" search={{ status: ['Failed'], unacknowledged: true }}>
            Failed scans
          </Link>{' '}
          and{' '}
          <Link to="/imports" search={{ status: 'Failed', latest: true, unacknowledged: true }}>
            Failed profile imports
          </Link>
          : start them again, or acknowledge that they failed, so that Today no longer counts them.
        </List.Item>
        <List.Item>
          <Link to="/credentialing" search={{ currentEventStatus: waitingStatuses }}>
            Credentialing requests that wait for information
          </Link>
          : the operator asked for what is missing. Submit it on the page of the request, where every gap is
          named. All requests stand under <Link to="/credentialing">Credentialing</Link>, as a board or as a
          list, which opens with the open ones, the oldest first; without that filter it has those that are
          over too.
        </List.Item>
        <List.Item>
          <Link to="/credentialing/due" search={dueWithin(dueDays)}>
            Recredentialing due within {dueDays} days
          </Link>
          : the recredentialing date of an active provider comes, or has passed. Select providers there and
          create a request for each; a new date stands with the provider once its request is completed.
        </List.Item>
        <List.Item>
          <Link to="/credentialing/committee">Files ready to be decided</Link>: nothing is missing. Clean
          files are signed off in one go, the others wait for the committee. They are counted once Committee
          has read the agenda of the day.
        </List.Item>
        <List.Item>
          <Link to="/credentialing/committee" search={{ letters: true }}>
            Decision letters to send
          </Link>
          : a decision was made under <Link to="/credentialing/committee">Committee</Link>, and the provider
          or facility was not told of it yet. The letter is due 30 days after the day of the decision. Write
          it there from its template, which notes the day, or mark it as sent.
        </List.Item>
        <List.Item>
          <Link to="/follow-ups" search={{ window: ['overdue', 'today'] }}>
            Follow-ups due
          </Link>
          : somebody was asked for something, and the day on which it is looked at again has come. Log the
          next attempt, set another date, or close it with what answered it. What is answered on file
          meanwhile is not counted, and is closed once the list is opened: a completed request, an approved
          enrollment, a new policy.
        </List.Item>
        <List.Item>
          <Link to="/expirables" search={{ window: 'overdue' }}>
            Expirables overdue
          </Link>
          : a policy, certificate, registration, attestation or license has ended, and nothing on file takes
          its place. They are counted once <Link to="/expirables">Expirables</Link> has read the info of
          everybody; each row says what is to be done next. Select rows there to write reminders, one letter
          for each provider or facility.
        </List.Item>
        <List.Item>
          <Link to="/monitors/coverage" search={{ requiredLists: 'Missing' }}>
            Providers without a monitor of a required list
          </Link>
          : no monitor searches a list that your organization requires of everybody, so that their file cannot
          confirm for long that they may treat. Select them there and monitor them. Settings, Program and
          limits, says which lists are required.
        </List.Item>
      </List>
      <Text>
        Several people divide a queue with “Split queue” above its rows: each takes another part, such as 2 of
        3, and nobody meets a record of somebody else.
      </Text>
    </Section>
  );
}

function LicenseQueues() {
  return (
    <>
      <List.Item>
        <Link to="/licenses" search={{ licenseStatus: 'UnableToVerify' }}>
          Licenses that could not be verified
        </Link>
        : the source did not answer, or not in a way that can be read. <Link to="/sources">Sources</Link> says
        whether it has trouble; verify them again when that is over.
      </List.Item>
      <List.Item>
        <Link to="/licenses" search={{ licenseStatus: 'NotFound' }}>
          Licenses not found at primary source
        </Link>
        : it has no result for the number and type on file. Compare both with what the provider has, attach
        the right license where they are wrong, and verify again where they are not.
      </List.Item>
      <List.Item>
        <Link to="/licenses" search={{ licenseStatus: 'DisciplinaryActions' }}>
          Licenses with disciplinary actions
        </Link>
        : the source shows one action or more. Read them with the evidence of the verification, and decide
        what they mean for the work of the provider. They are counted for as long as the source shows them.
      </List.Item>
      <List.Item>
        <Link to="/licenses" search={{ licenseStatus: 'Expired', providerDeactivated: false }}>
          Expired licenses
        </Link>
        : the day of expiry has passed. Ask the provider whether the license was renewed; a verification finds
        the new date once the source has it.
      </List.Item>
    </>
  );
}
