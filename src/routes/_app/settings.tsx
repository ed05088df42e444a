import { createFileRoute, Link } from '@tanstack/react-router';
import { useReadBlocked } from '@/api/permissions';
import { PageHeader } from '@/ui/page-header';
import { About } from './-settings-about';
import { AppearanceSettings } from './-settings-appearance';
import { KeyboardSettings } from './-settings-keyboard';
import { MatchReasonSettings, ReasonSettings } from './-settings-reasons';
import { SessionSettings } from './-settings-session';
import { IntegrationSettings } from './-settings/integration';
import { LimitSettings } from './-settings/limits';
import { PasswordSettings } from './-settings/password';
import { TokenSettings } from './-settings/tokens';
import { TransferSettings } from './-settings/transfer';
import more from './-settings/settings.module.css';
import classes from './-settings.module.css';

export const Route = createFileRoute('/_app/settings')({ component: SettingsPage });

const contents = [
  ['tokens', 'Tokens and sessions'],
  ['password', 'Change password'],
  ['appearance', 'Appearance'],
  ['keyboard', 'Keyboard'],
  ['session', 'Idle lock'],
  ['limits', 'Review limits'],
  ['reasons', 'Review reasons'],
  ['match-reasons', 'Match reasons'],
  ['transfer', 'Export and import'],
  ['integration', 'Integration'],
  ['about', 'About'],
] as const;

function SettingsPage() {
  const noOrganization = useReadBlocked('Organization');
  return (
    <>
      <PageHeader
        title="Settings"
        subtitle="Tokens, password and integration are kept by the service; all else in this browser, for this environment"
      />
      <nav className={more.contents} aria-label="On this page">
        {contents
          .filter(([id]) => id !== 'integration' || !noOrganization)
          .map(([id, title]) => (
            <Link key={id} to="/settings" hash={id} activeProps={{ 'aria-current': undefined }}>
              {title}
            </Link>
          ))}
      </nav>
      <div className={classes.page}>
        <TokenSettings />
        <PasswordSettings />
        <AppearanceSettings />
        <KeyboardSettings />
        <SessionSettings />
        <LimitSettings />
        <ReasonSettings />
        <MatchReasonSettings />
        <TransferSettings />
        <IntegrationSettings />
        <About />
      </div>
    </>
  );
}
