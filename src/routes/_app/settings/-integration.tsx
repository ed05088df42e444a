import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listOAuthCredentialsOptions } from '@/api/operations.gen';
import { useReadBlocked } from '@/api/permissions';
import { config } from '@/config';
import { CopyButton } from '@/ui/copy-button';
import { Loaded } from '@/ui/loaded';
import { openDialog } from '@/ui/open-dialog';
import { Section } from '@/ui/layout';
import { Mono } from '@/ui/text';
import { Term } from '@/ui/term';
import { SettingsSection } from './-section';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { ClientSecrets } from './-access/client-secrets';
import { NewSecretDialog } from './-access/new-secret-dialog';

/** How programs sign in, and where partners send applicants: for whoever connects the service with other systems. */
export function IntegrationSettings() {
  const hidden = useReadBlocked('Organization');
  const { ref, refresh } = useRowRefresh();
  const clients = useQuery({ ...listOAuthCredentialsOptions(), enabled: !hidden, ...refresh() });
  if (hidden) return null;
  const { apiBaseUrl } = config();
  const inbound = `${apiBaseUrl}/integrations/applicanttracker/webhook/{organizationId}`;
  return (
    <SettingsSection id="integration" title="Integration">
      <Section title="OAuth clients" level={3}>
        <Text c="dimmed">
          A program gets its token with a client id and a client secret:{' '}
          <Mono>POST {apiBaseUrl}/auth/oauth/token</Mono>, URL-encoded, with{' '}
          <Mono>grant_type=client_credentials</Mono>. The operator of the service enables this for an
          organization.
        </Text>
        <Loaded query={clients} isNotice failed="The clients could not be listed" skeleton={2}>
          {(all) => (
            <>
              {all.length === 0 && (
                <p>Your organization has no OAuth client. The operator of the service sets one up.</p>
              )}
              <Stack ref={ref}>
                {all.map((client, index) => (
                  <ClientSecrets
                    key={client.id ?? index}
                    client={client}
                    onCreate={(clientId) => openDialog(() => NewSecretDialog, { clientId })}
                  />
                ))}
              </Stack>
            </>
          )}
        </Loaded>
      </Section>
      <Section title="Applicant tracking" level={3}>
        <Text c="dimmed">
          An applicant-tracking system sends applicants to this address; each becomes a provider with a
          credentialing request. Put the id of your organization, which the operator gives you, in the place
          of <Mono>{'{organizationId}'}</Mono>. The address needs no token, so whoever knows it can send: give
          it to that system only.
        </Text>
        <p>
          <Mono>{inbound}</Mono> <CopyButton value={inbound} label="inbound address" />
        </p>
      </Section>
      <Section title="Customer-relationship system" level={3}>
        <Text c="dimmed">
          A copy of a file goes to records of the <Term>CRM</Term> with <b>Send to CRM</b> in the menu of the
          file, under <Link to="/files">Files</Link>. The operator of the service configures the system.
        </Text>
      </Section>
    </SettingsSection>
  );
}
