import { Box, Divider, NavLink } from '@mantine/core';
import { Section } from '@/ui/layout';

interface DemoAccount {
  email: string;
  password: string;
}

const password = 'Credence-demo-1';

const accounts = [
  { email: 'specialist@credence.example', shows: 'daily work' },
  { email: 'admin@credence.example', shows: 'everything' },
  { email: 'reader@credence.example', shows: 'reads only' },
  { email: 'change@credence.example', shows: 'has to change the password' },
];

/** The accounts of the simulated service, filled in with one click. */
export function DemoAccounts({ onChoose }: { onChoose(account: DemoAccount): void }) {
  return (
    <Box mt={32}>
      <Divider mb="lg" />
      <Section title="Demo accounts">
        {/* Their words stand under the heading, what is pressed reaches beyond them. */}
        <Box component="ul" mx={-8}>
          {accounts.map(({ email, shows }) => (
            <li key={email}>
              <NavLink
                component="button"
                type="button"
                label={email}
                rightSection={shows}
                onClick={() => onChoose({ email, password })}
              />
            </li>
          ))}
        </Box>
      </Section>
    </Box>
  );
}
