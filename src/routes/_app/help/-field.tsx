import { List } from '@mantine/core';
import { Section } from '@/ui/layout';

interface Topic {
  title: string;
  /** Whose rule it is and since when stand in the sentence where that may change. */
  rules: readonly string[];
}

/** What the field asks for, as the console understands it; docs/field.md has all of it, with the sources. */
const topics: readonly Topic[] = [
  {
    title: 'A license',
    rules: [
      // field.md 1.1
      'A license counts for a decision when it is valid, current and in effect on that day. That the board has it is not enough: one that is expired, revoked, suspended, surrendered or inactive is a gap. Discipline, probation and restrictions are findings, and the file goes to the committee.',
      // field.md 1.2
      'It is needed where the patient is at the time of the service, so the answer is given for each practice state.',
      // field.md 1.3
      'A nurse of a compact state holds one multistate license, issued by the state of residence. It covers RNs and LPNs or LVNs, never an APRN, in the 40 states where the compact works (July 2026). No license per state is expected of that nurse.',
      // field.md 1.4
      'Other compacts give no multistate license: under the IMLC each state issues its own, PSYPACT gives psychologists an authority that rests on the home state’s license, the PT compact a privilege for each state.',
      // field.md 1.5
      'A board’s word that nobody knows is never read as good: a person settles it.',
    ],
  },
  {
    title: 'Evidence for a decision',
    rules: [
      // field.md 2.1
      'Verifications have a time limit before the decision, in NCQA certification before the report to the client. Education and NPI have none: they are verified once. DEA registrations, state permissions for controlled substances and malpractice insurance are in force on the day of the decision or not.',
      // field.md 2.2
      'Recredentialing comes at the latest after 36 months (NCQA). It does not ask again for what is asked once, such as education, and adds how the provider performed.',
      // field.md 2.4
      'A registry is asked to find somebody: no match, or only rejected ones, is a failed verification. A board certificate that has ended and an NPI that was deactivated are gaps with their dates.',
      // field.md 2.6
      'The Student Clearinghouse counts only where it is the school’s agent. An AMA profile never counts for a license.',
      // field.md 2.10
      'The day on which the provider signed the attestation counts, not the day of an import. CAQH, named DataSpring since June 2026, asks for a new one every 120 days, in Illinois every 180.',
      // field.md 2.11
      'The committee of peers decides, or the medical director where the file is clean. The day on which they decided counts and is never backdated; the provider is notified within 30 days.',
    ],
  },
  {
    title: 'Exclusion lists',
    rules: [
      // field.md 2.3
      'They are searched twice over: within the time limit before a decision, and once in each calendar month between decisions. NCQA gave up “every 30 days” in September 2025: September 1 and then October 15 is in order. A finding is looked at within 30 days.',
      // field.md 2.5
      'Which lists everybody is searched in is the organization’s choice. OIG and SAM are a sound beginning; the lists of states add to it.',
      // field.md 3.1
      'An exclusion never ends by date. Whoever does not apply for reinstatement stays excluded, and whoever is reinstated leaves the LEIE. Only the OIG grants waivers.',
      // field.md 3.2
      'SAM lists whom any federal agency has suspended, debarred or excluded, those of the OIG among them.',
      // field.md 3.3
      'A Medicare opt-out renews itself every two years: an end date in the past is no end.',
      // field.md 3.4
      'The CMS preclusion list is not public: Medicare Advantage plans, Part D sponsors and PACE organizations see it, nobody else.',
      // field.md 3.7
      'Whether a record is of the same person and whether it is in force are two questions: an accepted match of a record that is no longer in force does not by itself forbid treating.',
    ],
  },
];

/** What a credentialing manager goes by, beside what the service does by itself. */
export function Field() {
  return (
    <Section title="What the field asks for">
      {topics.map(({ title, rules }) => (
        <Section key={title} title={title} level={3}>
          <List size="sm" spacing="xs" listStyleType="disc">
            {rules.map((rule) => (
              <List.Item key={rule}>{rule}</List.Item>
            ))}
          </List>
        </Section>
      ))}
    </Section>
  );
}
