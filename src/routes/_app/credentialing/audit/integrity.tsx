import { createFileRoute } from '@tanstack/react-router';
import { IntegrityScreen } from './-integrity/screen';

import { shownIn } from '@/features/audit-reviews/shown';

interface Asked {
  year?: number | undefined;
  size?: number | undefined;
  seed?: string | undefined;
  show?: string | undefined;
}

/** The router reads numbers as such; what they are is looked at where they are asked for. */
const number = (value: unknown) => (typeof value === 'number' ? value : undefined);

export const Route = createFileRoute('/_app/credentialing/audit/integrity')({
  validateSearch: ({ year, size, seed, show }: Record<string, unknown>): Asked => ({
    year: number(year),
    size: number(size),
    seed: seed ? String(seed) : undefined,
    show: typeof show === 'string' ? show : undefined,
  }),
  component: InformationIntegrity,
});

/** The yearly audit of who changed which credentialing fact, and when (field.md 2.11, 2.16). */
function InformationIntegrity() {
  const { show, ...question } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <IntegrityScreen
      question={question}
      shown={shownIn(show)}
      onAsk={(asked) => void navigate({ search: asked })}
      onShown={(next) =>
        void navigate({
          search: (before) => ({ ...before, show: next === 'all' ? undefined : next }),
          replace: true,
        })
      }
    />
  );
}
