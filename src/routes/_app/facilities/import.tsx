import { createFileRoute } from '@tanstack/react-router';
import { RosterImport } from '@/features/roster/roster-import';

export const Route = createFileRoute('/_app/facilities/import')({
  component: () => <RosterImport name="facilities" />,
});
