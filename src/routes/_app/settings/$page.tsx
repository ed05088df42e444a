import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from './-screen';

export const Route = createFileRoute('/_app/settings/$page')({ component: Settings });

function Settings() {
  return <SettingsScreen page={Route.useParams().page} />;
}
