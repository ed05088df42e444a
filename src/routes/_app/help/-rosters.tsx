import { List, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Section } from '@/ui/layout';

const rules: readonly string[] = [
  'On it are active providers whose enrollment with a plan of the payer is approved; those that were submitted can be added. A row is one provider at one practice location, in one group and plan where the payer has columns for them.',
  'The columns of a payer are chosen once: their headings, order and fields, and which of them it requires. They are shared with the column sets of roster imports.',
  'Every roster is compared with the last one that was marked as sent: who was added, who ended and why, which values changed. The whole roster can be sent, or these rows alone with an action for each.',
  'Required values that are missing are named by provider, and so is whoever the service gave no answer about: nobody counts as ended for want of an answer.',
  'Mark a roster as sent once it is: it is kept as it was, with the day and who marked it, and can be downloaded again. This console sends nothing itself.',
  'Days, NPIs, tax ids and ZIP codes are text in the Excel file. A file that was made here is read again by the roster import: choose the column set of the payer there where its headings are its own.',
];

/** How rosters for payers are made, and what is kept of them. */
export function Rosters() {
  return (
    <Section title="Rosters for payers">
      <Text>
        Open a payer under <Link to="/payers">Payers</Link> and its tab <em>Roster</em>.
      </Text>
      <List size="sm" spacing="xs" listStyleType="disc" mt="xs">
        {rules.map((rule) => (
          <List.Item key={rule}>{rule}</List.Item>
        ))}
      </List>
    </Section>
  );
}
