import { createFileRoute } from '@tanstack/react-router';
import { IntegrityScreen } from './-integrity/screen';

const whole = (value: unknown, most: number) =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= most ? Number(value) : undefined;

interface Asked {
  year?: number | undefined;
  size?: number | undefined;
  seed?: string | undefined;
}

export const Route = createFileRoute('/_app/credentialing/audit/integrity')({
  validateSearch: ({ year, size, seed }: Record<string, unknown>): Asked => ({
    year: whole(year, 9999),
    size: whole(size, 500),
    // The router reads `?seed=123` as a number.
    seed:
      typeof seed === 'string' || typeof seed === 'number'
        ? String(seed).trim().slice(0, 64) || undefined
        : undefined,
  }),
  component: InformationIntegrity,
});

/** The yearly audit of who changed which credentialing fact, and when (field.md 2.11). */
function InformationIntegrity() {
  const question = Route.useSearch();
  const navigate = Route.useNavigate();
  return <IntegrityScreen question={question} onAsk={(asked) => void navigate({ search: asked })} />;
}
