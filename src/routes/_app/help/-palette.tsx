import { List, Text } from '@mantine/core';
import { Section } from '@/ui/layout';
import { Keys } from '@/ui/text';

const ways: readonly string[] = [
  'A provider is found by any part of the name, in any order, without accents, hyphens and apostrophes, and with one slip of typing: “solis torre”, “odwyer”, “lindgrn”. An NPI is found by all ten digits, a license by a part of its number.',
  'A verb and a name begin something with a provider: “verify alma”, “add note lomax”, “attach license”, “edit”, “scan”, “monitor”, “new request”, “letter to”, “upload file”, “import”, “deactivate”. It opens the form or asks first; nothing is done before that is confirmed.',
  'A part of the file is opened the same way: “requests of lomax”, “licenses of”, “files of”, “notes of”, “timeline of”.',
  'On a provider’s page the verb alone means that provider. What your role does not allow is not offered.',
  'Screens are found by what is done there: “sign off”, “log an attempt”, “renewals”.',
  'Before anything is typed it shows what was looked at or chosen last in this session.',
];

/** What the palette finds and does, and how that is said. */
export function SearchHelp() {
  return (
    <Section title="Search or jump to">
      <Text>
        Press <Keys keys="mod+k" /> on any screen and type whom or what you look for, or what you want to do.
      </Text>
      <List size="sm" spacing="xs" listStyleType="disc" mt="xs">
        {ways.map((way) => (
          <List.Item key={way}>{way}</List.Item>
        ))}
      </List>
    </Section>
  );
}
