import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from './-screen';

export const Route = createFileRoute('/_app/settings/')({ component: Settings });

function Settings() {
  return <SettingsScreen />;
}
