import { Box, Group, Stack, Text } from '@mantine/core';
import { createFileRoute, Link } from '@tanstack/react-router';
import { config } from '@/config';
import { TourButton } from '@/frame/tour-button';
import { Page } from '@/ui/page';
import { Section } from '@/ui/layout';
import { Field } from './-field';
import { Glossary } from './-glossary';
import { Keyboard } from './-keyboard';
import { Lists } from './-lists';
import { SearchHelp } from './-palette';
import { Queues } from './-queues';
import { Rosters } from './-rosters';
import { Rules } from './-rules';
import classes from './help.module.css';

export const Route = createFileRoute('/_app/help/')({ component: Help });

/** How the console is used, by keyboard too, what the service does by itself, and what the words of the trade mean. */
function Help() {
  return (
    <Page
      title="Help"
      subtitle="The queues, what the service does, what the field asks for, the upload of lists, rosters for payers, search, the keyboard, and a glossary."
      tabs={<Contents />}
    >
      <Stack gap="xl" maw={820} className={classes.words}>
        {config().demo && (
          <Section title="Tour">
            <Text>The way through a day in five stops. It can be left at any of them and goes on there.</Text>
            <TourButton />
          </Section>
        )}
        <Box id="queues">
          <Queues />
        </Box>
        <Box id="rules">
          <Rules />
        </Box>
        <Box id="field">
          <Field />
        </Box>
        <Box id="lists">
          <Lists />
        </Box>
        <Box id="rosters">
          <Rosters />
        </Box>
        <Box id="palette">
          <SearchHelp />
        </Box>
        <Box id="keyboard">
          <Keyboard />
        </Box>
        <Box id="glossary">
          <Glossary />
        </Box>
      </Stack>
    </Page>
  );
}

const contents = [
  ['queues', 'The queues'],
  ['rules', 'What the service does'],
  ['field', 'What the field asks for'],
  ['lists', 'Uploading exclusion lists'],
  ['rosters', 'Rosters for payers'],
  ['palette', 'Search or jump to'],
  ['keyboard', 'Keyboard'],
  ['glossary', 'Glossary'],
] as const;

function Contents() {
  return (
    <Group component="nav" gap="md" px="var(--page-x)" fz="sm" aria-label="On this page">
      {contents.map(([id, title]) => (
        <Link key={id} to="/help" hash={id} className="mute" activeProps={{ 'aria-current': undefined }}>
          {title}
        </Link>
      ))}
    </Group>
  );
}
