import { List, Stack, Text } from '@mantine/core';
import { createFileRoute, Link } from '@tanstack/react-router';
import { glossary } from '@/lib/glossary';
import { Keys } from '@/ui/text';
import { Page } from '@/ui/page';
import { Fact, Facts, Section } from '@/ui/parts';
import { shortcutList } from '@/ui/shortcut-list.gen';

export const Route = createFileRoute('/_app/help/')({ component: Help });

/** How the console is used, by keyboard too, what the service does by itself, and what the words of the trade mean. */
function Help() {
  return (
    <Page
      title="Help"
      subtitle="The queues, the rules of the service, the keyboard, and the words of the trade."
    >
      <Stack gap="xl" maw={820}>
        <Queues />
        <Rules />
        <Keyboard />
        <Section title="Glossary">
          <Facts labelWidth={200}>
            {glossary.map(({ term, long, text }) => (
              <Fact key={term} name={term}>
                {long && <b>{long}. </b>}
                {text}
              </Fact>
            ))}
          </Facts>
        </Section>
      </Stack>
    </Page>
  );
}

function Queues() {
  return (
    <Section title="The queues">
      <Text>
        <Link to="/">Today</Link> counts what waits for a decision. Each count leads to its rows, and the
        queue goes from one to the next by itself.
      </Text>
      <List spacing="xs">
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
          <Link to="/credentialing">Credentialing</Link>: requests with a checklist of evidence, as a list or
          as a board. A request is completed on its own page, where every gap is named.
        </List.Item>
      </List>
    </Section>
  );
}

function Rules() {
  return (
    <Section title="What the service does">
      <List spacing="xs">
        <List.Item>
          A license that is attached is verified at its source at once; after that when somebody asks, when a
          monitor is due, and around its expiry.
        </List.Item>
        <List.Item>
          A verification ends as found, not found, failed, or it needs review. Only a person resolves a
          review.
        </List.Item>
        <List.Item>
          Only matches of the newest scan of a dataset can be decided, and not while another runs.
        </List.Item>
        <List.Item>A dismissed alert cannot be made active again; its note is kept with it.</List.Item>
        <List.Item>
          A request is processed by the operator or by your organization. That is chosen when it is created
          and cannot be changed.
        </List.Item>
        <List.Item>
          The service limits how many calls may be made in five minutes. Work over many records slows down by
          itself and goes on.
        </List.Item>
        <List.Item>
          Whatever is changed stands in the <Link to="/events">event log</Link> with who and when.
        </List.Item>
      </List>
    </Section>
  );
}

/** By where they work, in the order of the list. */
const scopes = [...new Set(shortcutList.map(({ scope }) => scope))];

function Keyboard() {
  return (
    <Section title="Keyboard">
      <Text>
        Press <Keys keys="?" /> anywhere for the keys of the screen you are on. They rest in fields and can be
        changed in <Link to="/settings">Settings</Link>.
      </Text>
      {scopes.map((scope) => (
        <Section key={scope} title={scope} level={3}>
          <Facts labelWidth={200}>
            {shortcutList
              .filter((shortcut) => shortcut.scope === scope)
              .map(({ keys, label }) => (
                <Fact key={`${keys} ${label}`} name={<Keys keys={keys} />}>
                  {label}
                </Fact>
              ))}
          </Facts>
        </Section>
      ))}
    </Section>
  );
}
