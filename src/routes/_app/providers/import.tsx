import { createFileRoute } from '@tanstack/react-router';
import { RosterImport } from '@/features/roster/roster-import';

export const Route = createFileRoute('/_app/providers/import')({
  component: () => <RosterImport name="providers" />,
});
