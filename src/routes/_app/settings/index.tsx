import { Group } from '@mantine/core';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useReadBlocked } from '@/api/permissions';
import { Page } from '@/ui/page';
import { About } from './-about';
import { AppearanceSettings } from './-appearance';
import { BoardWordSettings } from './-board-words';
import { ChecklistSettings } from './-checklists';
import { KeyboardSettings } from './-keyboard';
import { LetterSettings } from './-letters';
import { MatchReasonSettings, ReasonSettings } from './-reasons';
import { SessionSettings } from './-access/session';
import { IntegrationSettings } from './-integration';
import { NotificationSettings } from './-notifications';
import { LimitSettings } from './-program/limits';
import { PasswordSettings } from './-access/password';
import { TokenSettings } from './-access/tokens';
import { SharedSettings } from './-shared';
import { TransferSettings } from './-transfer/transfer';

export const Route = createFileRoute('/_app/settings/')({ component: SettingsPage });

const contents = [
  ['tokens', 'Tokens and sessions'],
  ['password', 'Change password'],
  ['appearance', 'Appearance'],
  ['keyboard', 'Keyboard'],
  ['notifications', 'Notifications'],
  ['session', 'Idle lock'],
  ['limits', 'Program and limits'],
  ['checklists', 'Checklist templates'],
  ['letters', 'Letter templates'],
  ['reasons', 'Review reasons'],
  ['match-reasons', 'Match reasons'],
  ['board-words', 'Words of boards'],
  ['shared', 'Shared'],
  ['transfer', 'Export and import'],
  ['integration', 'Integration'],
  ['about', 'About'],
] as const;

function SettingsPage() {
  return (
    <Page
      title="Settings"
      subtitle="Tokens, password and integration are kept by the service; all else in this browser, for this environment, unless it is shared"
      tabs={<Contents />}
    >
      <TokenSettings />
      <PasswordSettings />
      <AppearanceSettings />
      <KeyboardSettings />
      <NotificationSettings />
      <SessionSettings />
      <LimitSettings />
      <ChecklistSettings />
      <LetterSettings />
      <ReasonSettings />
      <MatchReasonSettings />
      <BoardWordSettings />
      <SharedSettings />
      <TransferSettings />
      <IntegrationSettings />
      <About />
    </Page>
  );
}

function Contents() {
  const noOrganization = useReadBlocked('Organization');
  return (
    <Group component="nav" gap="md" px="var(--page-x)" fz="sm" aria-label="On this page">
      {contents
        .filter(([id]) => id !== 'integration' || !noOrganization)
        .map(([id, title]) => (
          <Link
            key={id}
            to="/settings"
            hash={id}
            className="mute"
            activeProps={{ 'aria-current': undefined }}
          >
            {title}
          </Link>
        ))}
    </Group>
  );
}
