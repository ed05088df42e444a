import { Box, Group, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatNumber } from '@/lib/words';
import { Button, LinkButton } from './button';
import { Menu } from './menu';
import { keepInSight } from './page';
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
  /** Parts that stand in a menu behind the line, so that the line stays one. */
  more?: readonly CountLink[];
  /** The filters that are set at present, without the sort. */
  filters: object;
  /** What is counted is still being read: the counts will grow, and each says so. */
  isPartial?: boolean;
  /** What the counts cover, in few words below them. */
  note?: string;
  error?: Error | null;
  onRetry?: () => void;
}

/** A link without filters would count as the current page with any. */
const exactly = { exact: true, includeSearch: true };

/** Parts of a list as links on one line, each with how many rows it leads to. */
export function CountLinks({
  label,
  to,
  links,
  more = [],
  filters,
  isPartial = false,
  note,
  error,
  onRetry,
}: CountLinksProps) {
  const current = JSON.stringify(filters);
  return (
    <>
      <Group
        component="nav"
        className={classes.line}
        gap={2}
        wrap="nowrap"
        px="calc(var(--page-x) - 8px)"
        pb={4}
        mb={note ? 2 : 8}
        aria-label={label}
      >
        {links.map(({ label: name, search, amount }) => {
          const words = (
            <>
              {name} {amount !== undefined && <b>{formatNumber(amount)}</b>}
              {isPartial && amount !== undefined && <span className="visually-hidden"> so far</span>}
            </>
          );
          if (!search) {
            return (
              <Text key={name} span px={8} flex="none">
                {words}
              </Text>
            );
          }
          const isCurrent = JSON.stringify(search) === current;
          return (
            <LinkButton
              key={name}
              ref={isCurrent ? keepInSight : undefined}
              flex="none"
              to={to}
              search={search}
              size="xs"
              px={8}
              fw={400}
              variant={isCurrent ? 'default' : 'subtle'}
              activeOptions={exactly}
              aria-current={isCurrent ? 'page' : undefined}
            >
              <span>{words}</span>
            </LinkButton>
          );
        })}
        {isPartial && links.some(({ amount }) => amount !== undefined) && (
          <Text span c="dimmed" px={8} flex="none" aria-hidden>
            so far
          </Text>
        )}
        {more.length > 0 && <More to={to} links={more} current={current} />}
      </Group>
      {note && (
        <Text size="xs" c="dimmed" px="var(--page-x)" pb="sm">
          {note}
        </Text>
      )}
      {error && (
        <Box px="var(--page-x)" pb="sm">
          <InlineError
            title="The counts could not be read"
            error={error}
            kept="Rows and counts are read apart."
            onRetry={onRetry}
          />
        </Box>
      )}
    </>
  );
}

interface MoreProps extends Pick<CountLinksProps, 'to' | 'links'> {
  current: string;
}

/** The parts that stand in a menu; its button is called like the one whose rows are shown. */
function More({ to, links, current }: MoreProps) {
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const shown = links.find(({ search }) => search && JSON.stringify(search) === current);
  const items = links.map(({ label, search, amount }) => ({
    label: amount === undefined ? label : `${label} ${formatNumber(amount)}`,
    ...(search ? {} : { blocked: 'The list cannot be filtered by it.' }),
    run: () => void navigate({ to, search: search ?? {} }),
  }));
  return (
    <>
      <Button
        ref={shown ? keepInSight : undefined}
        flex="none"
        size="xs"
        px={8}
        fw={400}
        variant={shown ? 'default' : 'subtle'}
        rightSection={<IconChevronDown size={14} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        {shown ? (
          <span>
            {shown.label} {shown.amount !== undefined && <b>{formatNumber(shown.amount)}</b>}
          </span>
        ) : (
          'More'
        )}
      </Button>
      {anchor && (
        <Menu anchor={anchor} label="More counts" items={items} onClose={() => setAnchor(undefined)} />
      )}
    </>
  );
}
