import { List, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Section } from '@/ui/layout';

const rules: readonly string[] = [
  'A list is read as its authority publishes it: CSV, text, or a workbook with several sheets. The layouts of the OIG, SAM, OFAC, the Medicare opt-outs and most states are known. Another list is read by the names of its columns, and what they do not tell is asked. A PDF has to be converted first.',
  'A list takes the place of all records of its exclusion list. That counts for the lists of states together, and the service gives none of its records out again: one state cannot be replaced alone. Choose the lists of all your states, together or one after another: they go as one upload. Before an upload takes records of other states away, their figures are shown and have to be confirmed.',
  'A month’s supplement is no list, and reinstatements are never uploaded as exclusions. Both are recognized. Upload the full list instead.',
  'Rows that are reinstated or no longer in force, repeated headings, page numbers, totals and notes are set aside, and shown with their rows. Where more than 1 % of the rows cannot be read as a record, that has to be confirmed.',
  'An NPI that is too short or fails its check digit is left out and counted, and its row stays. 0 and an empty cell are no NPI.',
  'Rows that the spreadsheet hides, by a filter too, are asked about: most were hidden to read the list, not to remove somebody from it.',
  'What the service refuses is shown by the row of the file that was chosen, and can be left out.',
];

/** How lists of exclusions are uploaded, and what is checked about them before anything is sent. */
export function Lists() {
  return (
    <Section title="Uploading exclusion lists">
      <Text>
        Choose or drop the files of a list on <Link to="/datasets">Lists and databases</Link>: their columns
        tell which exclusion list they are for. Nothing is sent before it was shown what the upload does.
      </Text>
      <List size="sm" spacing="xs" listStyleType="disc" mt="xs">
        {rules.map((rule) => (
          <List.Item key={rule}>{rule}</List.Item>
        ))}
      </List>
    </Section>
  );
}
