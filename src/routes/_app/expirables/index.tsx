import { createFileRoute } from '@tanstack/react-router';
import { expirableList } from '@/features/expirables/list';
import { listRoute } from '@/table/list/list-spec';
import { calendarSearch } from './-address';
import { ExpirablesScreen } from './-screen';

export const Route = createFileRoute('/_app/expirables/')({
  ...listRoute(expirableList, async () => (await import('./-rows')).rowsOfList),
  validateSearch: (raw: Record<string, unknown>) => ({
    ...expirableList.validateSearch(raw),
    ...calendarSearch(raw),
  }),
  component: Expirables,
});

/** Everything of providers and facilities that expires, as a list or by month; both by the same filters. */
function Expirables() {
  const { calendar = false, day } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ExpirablesScreen
      calendar={calendar}
      day={day}
      onDay={(chosen) =>
        void navigate({
          search: (before) => ({ ...before, day: chosen }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
