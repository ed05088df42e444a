import { Group, Stack } from '@mantine/core';
import { CodeBlock } from '@/ui/code-block';
import { CopyButton } from '@/ui/copy-button';
import { Dash } from '@/ui/dash';
import { Explained, InfoMark } from '@/ui/explained';
import { Page } from '@/ui/page';
import { Fact, Facts, Section } from '@/ui/layout';
import { CorrelationId } from '@/ui/states';
import { Term, WithTerm } from '@/ui/term';
import { DateText, DateTimeText, DayText, KeyCaps, Keys, Mono } from '@/ui/text';

const at = '2026-11-20T08:30:00Z';
const keys = ['j', 'g t', 'mod+Enter', 'shift+ArrowDown', 'Escape', ' '];
const payload = JSON.stringify(
  { type: 'LicenseExpired', license: { number: '20348', state: 'Oregon' } },
  null,
  2,
);

/** Words, dates, keys and what explains them. */
export function Texts() {
  return (
    <Page title="Texts">
      <Section title="Dates and times">
        <Facts labelWidth={180}>
          <Fact name="A date">
            <DateText value="2026-11-20" />
          </Fact>
          <Fact name="How near it is">
            <DateText value="2026-11-20" relative />
          </Fact>
          <Fact name="The day of an instant">
            <DayText value={at} />
          </Fact>
          <Fact name="How long ago">
            <DateTimeText value={at} />
          </Fact>
          <Fact name="The time itself">
            <DateTimeText value={at} exact />
          </Fact>
          <Fact name="What cannot be read">
            <DateText value="next spring" />
          </Fact>
          <Fact name="Nothing">
            <Dash />
          </Fact>
        </Facts>
      </Section>
      <Section title="Numbers and ids">
        <Group gap="sm">
          <Mono>1234567893</Mono>
          <CopyButton value="1234567893" label="NPI" />
          <CorrelationId id="7f3c9a2e-0d41" />
        </Group>
        <CodeBlock label="Sample payload">{payload}</CodeBlock>
      </Section>
      <Section title="Keys">
        <Stack gap="xs">
          {keys.map((key) => (
            <Group key={key} gap="md">
              <KeyCaps keys={key} />
              <Keys keys={key} />
            </Group>
          ))}
        </Stack>
      </Section>
      <Section title="Explained">
        <p>
          A <Term>NPI</Term> of the console, <WithTerm text="a record of the LEIE" />, and{' '}
          <Explained description="What is on file decides.">what counts</Explained>{' '}
          <InfoMark label="How it is counted" text="Deactivated providers are left out." />
        </p>
      </Section>
    </Page>
  );
}
