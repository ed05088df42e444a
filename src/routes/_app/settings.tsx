import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '@/ui/page-header';
import { About } from './-settings-about';
import { AppearanceSettings } from './-settings-appearance';
import { KeyboardSettings } from './-settings-keyboard';
import { MatchReasonSettings, ReasonSettings } from './-settings-reasons';
import { SessionSettings } from './-settings-session';
import classes from './-settings.module.css';

export const Route = createFileRoute('/_app/settings')({ component: SettingsPage });

function SettingsPage() {
  return (
    <>
      <PageHeader title="Settings" subtitle="Kept in this browser, for this environment" />
      <div className={classes.page}>
        <AppearanceSettings />
        <KeyboardSettings />
        <SessionSettings />
        <ReasonSettings />
        <MatchReasonSettings />
        <About />
      </div>
    </>
  );
}
