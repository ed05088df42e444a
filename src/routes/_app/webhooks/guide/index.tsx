import '@mantine/core/styles/Anchor.layer.css';
import { Anchor, List, Stack } from '@mantine/core';
import { createFileRoute, Link } from '@tanstack/react-router';
import { spellOut } from '@/lib/words';
import { LinkButton } from '@/ui/button';
import { Page } from '@/ui/page';
import { Section } from '@/ui/layout';
import { Fold } from '@/ui/fold';
import { Example } from './-example';
import { HeaderTable } from './-guide-headers';
import { SamplePayload, TypeWords } from '@/features/webhooks/type-help';
import { webhookTypes } from '@/domain/webhook-types';

export const Route = createFileRoute('/_app/webhooks/guide/')({
  component: Guide,
});

/** How to write a program that receives webhooks (rules.md 18). */
function Guide() {
  return (
    <Page
      title="Receiver guide"
      subtitle="How to write the program that webhooks call"
      crumbs={[{ label: 'Webhooks', to: '/webhooks' }]}
      actions={
        <LinkButton to="/webhooks/log" variant="default">
          Log
        </LinkButton>
      }
    >
      <Stack gap="xl" maw={784}>
        <Section title="What comes">
          <p>
            When the event of a webhook occurs, the service sends an HTTP <code translate="no">POST</code>{' '}
            with a JSON body to its address. What the body holds depends on the type. Four headers come with
            it:
          </p>
          <HeaderTable />
          <List size="sm" spacing="xs" listStyleType="disc">
            <List.Item>
              Names of headers have no capitals of their own: HTTP/2 sends them in small letters, and Node.js,
              Express and Fastify give them as <code translate="no">x-traceid</code>, however they were sent.
            </List.Item>
            <List.Item>
              How large a message can be is <b>not stated</b>: it holds the whole record, of a license all
              that was found. Allow ten megabytes; left to themselves Express takes 100 kB, Fastify and nginx
              1 MB, and answer <code translate="no">413</code> to everything larger.
            </List.Item>
            <List.Item>
              Whether the body comes with a <code translate="no">Content-Length</code> or in chunks is{' '}
              <b>not stated</b>, and a proxy may change it: a receiver that reads so many bytes as the header
              says finds chunks empty.
            </List.Item>
          </List>
        </Section>
        <Section title="What to answer">
          <List size="sm" spacing="xs" listStyleType="disc">
            <List.Item>
              An HTTP success status, from <code translate="no">200</code> to <code translate="no">299</code>,
              means: taken. With any other the delivery has failed, also with a redirect such as{' '}
              <code translate="no">308</code> and with <code translate="no">304</code>, which a cache in front
              of your program may answer. Whether a redirect is followed is <b>not stated</b>.
            </List.Item>
            <List.Item>
              How long the service waits for an answer is <b>not stated</b>. So write the message down, answer
              at once, and work on it afterwards.
            </List.Item>
            <List.Item>Put no secrets into the body of the answer: the log shows it.</List.Item>
          </List>
        </Section>
        <Section title="Retries, and how to treat X-TraceId">
          <List size="sm" spacing="xs" listStyleType="disc">
            <List.Item>
              A message that failed is retried <b>at most 3 times</b>. After how long is <b>not stated</b>.
            </List.Item>
            <List.Item>
              All attempts at a message carry the same <code translate="no">X-TraceId</code>. Keep the ids
              that you have handled; when one comes again, answer <code translate="no">200</code> and do
              nothing. It can come again: an answer that is lost on its way back may be a failure to the
              service, and is a success to you.
            </List.Item>
            <List.Item>
              Remember the id together with the work, in one transaction, or the message is handled twice or
              never when your program stops in between.
            </List.Item>
            <List.Item>
              In which order messages arrive is <b>not stated</b>: read the record again where the latest
              state matters.
            </List.Item>
            <List.Item>
              What did not arrive you find in{' '}
              <Anchor component={Link} to="/webhooks/log" underline="always" inherit>
                the log
              </Anchor>
              , as cURL to replay it yourself, or by reading the records from the service.
            </List.Item>
          </List>
        </Section>
        <Section title="Keeping others out">
          <List size="sm" spacing="xs" listStyleType="disc">
            <List.Item>
              Use <code translate="no">https</code> with a valid certificate. Insecure addresses are refused
              unless a webhook allows them, which is for testing only.
            </List.Item>
            <List.Item>
              Compare <code translate="no">X-Secret</code> with what you stored, in constant time, before you
              look at the body: in Express before <code translate="no">express.json()</code>, in Fastify in{' '}
              <code translate="no">onRequest</code>. Answer <code translate="no">401</code> when it differs.
              The secret proves who sends, not that the body is unchanged; that is what{' '}
              <code translate="no">https</code> is for.
            </List.Item>
            <List.Item>
              A webhook has one secret. To change it, let your receiver take the old and the new one, switch,
              and then let it forget the old one. Which of the two a retry of an older message carries is{' '}
              <b>not stated</b>.
            </List.Item>
            <List.Item>
              An empty secret is none: a variable that was not set must stop your program, and not let
              everybody in.
            </List.Item>
            <List.Item>Do not write the secret or social security numbers into your own logs.</List.Item>
          </List>
        </Section>
        <Section title="Examples">
          <Example />
        </Section>
        <Section title="Types">
          <div>
            {webhookTypes.map((type) => (
              <Fold key={type} summary={spellOut(type)}>
                <Stack gap="sm" py="sm">
                  <p>
                    <code translate="no">X-WebhookType: {type}</code>
                  </p>
                  <TypeWords type={type} />
                  <SamplePayload type={type} />
                </Stack>
              </Fold>
            ))}
          </div>
        </Section>
      </Stack>
    </Page>
  );
}
