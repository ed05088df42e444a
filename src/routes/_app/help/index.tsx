import { Box, Group, List, Stack, Text } from '@mantine/core';
import { createFileRoute, Link } from '@tanstack/react-router';
import { config } from '@/config';
import { TourButton } from '@/frame/tour-button';
import { glossary, glossaryAnchor } from '@/lib/glossary';
import { Page } from '@/ui/page';
import { Fact, Facts, Section } from '@/ui/parts';
import { Keyboard } from './-keyboard';
import { Rules } from './-rules';
import classes from './help.module.css';

export const Route = createFileRoute('/_app/help/')({ component: Help });

/** How the console is used, by keyboard too, what the service does by itself, and what the words of the trade mean. */
function Help() {
  return (
    <Page
      title="Help"
      subtitle="The queues, the rules of the service, the keyboard, and the words of the trade."
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
        <Box id="keyboard">
          <Keyboard />
        </Box>
        <Box id="glossary">
          <Section title="Glossary">
            <Facts labelWidth={200}>
              {glossary.map((entry) => (
                <Fact key={entry.term} name={<span id={glossaryAnchor(entry)}>{entry.term}</span>}>
                  {entry.long && <b>{entry.long}. </b>}
                  {entry.text}
                </Fact>
              ))}
            </Facts>
          </Section>
        </Box>
      </Stack>
    </Page>
  );
}

const contents = [
  ['queues', 'The queues'],
  ['rules', 'What the service does'],
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

function Queues() {
  return (
    <Section title="The queues">
      <Text>
        <Link to="/">Today</Link> counts what waits for a decision. Each count leads to its rows, and the
        queue goes from one to the next by itself.
      </Text>
      <List size="sm" spacing="xs" listStyleType="disc">
        <List.Item>
          <Link to="/reviews">Reviews</Link>: a source gave several results, or one that does not fit. You
          choose the right one or say that none is, with a reason.
        </List.Item>
        <List.Item>
          <Link to="/matches">Matches</Link>: a scan found records that may be about the provider. Accept
          those that are, reject the others; a newer scan replaces the matches of an older one.
        </List.Item>
        <List.Item>
          <Link to="/alerts">Alerts</Link>: a license changed, is about to expire, or has expired. Act on it,
          then dismiss it with a note.
        </List.Item>
        <List.Item>
          <Link to="/licenses" search={{ licenseStatus: 'UnableToVerify' }}>
            Failed verifications
          </Link>
          , and scans and imports that failed: start them again, or acknowledge that they failed, so that
          Today no longer counts them here.
        </List.Item>
        <List.Item>
          <Link to="/credentialing">Credentialing</Link>: requests with a checklist of evidence, as a list or
          as a board. A request is completed on its own page, where every gap is named.
        </List.Item>
      </List>
      <Text>
        Several people divide a queue with “My share” above its rows: each takes another part, such as 2 of 3,
        and nobody meets a record of somebody else.
      </Text>
    </Section>
  );
}
