import { createFileRoute } from '@tanstack/react-router';
import { IntegrityScreen } from './-integrity/screen';

interface Asked {
  year?: number | undefined;
  size?: number | undefined;
  seed?: string | undefined;
}

/** The router reads numbers as such; what they are is looked at where they are asked for. */
const number = (value: unknown) => (typeof value === 'number' ? value : undefined);

export const Route = createFileRoute('/_app/credentialing/audit/integrity')({
  validateSearch: ({ year, size, seed }: Record<string, unknown>): Asked => ({
    year: number(year),
    size: number(size),
    seed: seed ? String(seed) : undefined,
  }),
  component: InformationIntegrity,
});

/** The yearly audit of who changed which credentialing fact, and when (field.md 2.11, 2.16). */
function InformationIntegrity() {
  const question = Route.useSearch();
  const navigate = Route.useNavigate();
  return <IntegrityScreen question={question} onAsk={(asked) => void navigate({ search: asked })} />;
}
