import { Link } from '@tanstack/react-router';
import { formatNumber } from '@/lib/words';
import { InlineError } from './states';
import classes from './count-links.module.css';

interface CountLink {
  label: string;
  /** The filters that the count stands for; the link asks for exactly these. Without them it is no link. */
  search?: Record<string, unknown>;
  /** Left out where nobody can tell: the words then stand without a number. */
  amount?: number | undefined;
}

interface CountLinksProps {
  /** What is counted: `Alerts by type`. */
  label: string;
  to: string;
  links: readonly CountLink[];
  /** The filters that are set at present, without the sort. */
  filters: object;
  error?: Error | null;
  onRetry?: () => void;
}

/** A link without filters would count as the current page with any. */
const exactly = { exact: true, includeSearch: true };

/** Parts of a list as links, each with how many rows it leads to. */
export function CountLinks({ label, to, links, filters, error, onRetry }: CountLinksProps) {
  return (
    <>
      <nav className={classes.counts} aria-label={label}>
        {links.map(({ label: words, search, amount }) => {
          const said = (
            <>
              {words} {amount !== undefined && <b>{formatNumber(amount)}</b>}
            </>
          );
          if (!search) {
            return (
              <span key={words} className={classes.count}>
                {said}
              </span>
            );
          }
          return (
            <Link
              key={words}
              to={to}
              search={search}
              className={classes.count}
              activeOptions={exactly}
              aria-current={JSON.stringify(search) === JSON.stringify(filters) ? 'page' : undefined}
            >
              {said}
            </Link>
          );
        })}
      </nav>
      {error && (
        <div className={classes.failed}>
          <InlineError
            title="The counts could not be read"
            error={error}
            kept="The rows below are not affected."
            onRetry={onRetry}
          />
        </div>
      )}
    </>
  );
}
