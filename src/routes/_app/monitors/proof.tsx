import { createFileRoute } from '@tanstack/react-router';
import { ProofScreen } from './-proof/screen';

export const Route = createFileRoute('/_app/monitors/proof')({
  validateSearch: ({ month }: Record<string, unknown>): { month?: string } =>
    typeof month === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? { month } : {},
  component: MonitoringProof,
});

/** Who was searched in which list in a calendar month, for an auditor (field.md 2.3, 2.15). */
function MonitoringProof() {
  const { month } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ProofScreen month={month} onMonth={(chosen) => void navigate({ search: { month: chosen } })} />;
}
