import { createFileRoute } from '@tanstack/react-router';
import { proofMonth } from '@/domain/proof-month';
import { ProofScreen } from './-proof/screen';

export const Route = createFileRoute('/_app/monitors/proof')({
  validateSearch: ({ month }: Record<string, unknown>): { month?: string } => {
    const asked = typeof month === 'string' ? proofMonth(month)?.month : undefined;
    return asked ? { month: asked } : {};
  },
  component: MonitoringProof,
});

/** Who was searched in which list in a calendar month, for an auditor (field.md 2.3). */
function MonitoringProof() {
  const { month } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ProofScreen month={month} onMonth={(chosen) => void navigate({ search: { month: chosen } })} />;
}
