import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { searchParams } from '@/lib/search-params';
import { lazyComponent } from '@/ui/lazy-component';

const Committee = lazyComponent(async () => (await import('./-committee')).Committee);

const validateSearch = searchParams(() =>
  z.object({
    day: z.catch(z.optional(z.iso.date()), undefined),
    letters: z.catch(z.optional(z.literal(true)), undefined),
  }),
);

export const Route = createFileRoute('/_app/credentialing/committee/')({
  validateSearch,
  component: CommitteePage,
});

/** The committee: what is ready to be decided, what was decided on a day, and the letters that are due. */
function CommitteePage() {
  const { day, letters } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Committee
      day={day}
      letters={letters === true}
      onDay={(next) => void navigate({ search: { day: next }, replace: true })}
    />
  );
}
