import { Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { count, formatNumber } from '@/lib/words';
import { Button, LinkButton } from '@/ui/button';
import { RecordList, RecordRow } from '@/ui/layout';
import type { RowLink } from '@/table/list/use-row-link';
import { Verbatim } from '@/ui/text';

export interface OpenedRow {
  key: string;
  name: string;
  /** The record itself; without it nothing leads there. */
  link?: RowLink | undefined;
  /** What is said of it beside its name. */
  about: string;
  end: string;
}

interface OpenedProps {
  /** "Completed in Oct 2026". */
  title: string;
  rows: readonly OpenedRow[];
  one: string;
  many?: string;
  /** The address without what is open. */
  closed: RowLink;
  /** How far reading is, where they are still read. */
  more?: ReactNode;
  /** What is to say about them. */
  children?: ReactNode;
}

const step = 50;

/** The page without rows would count as the current one with any. */
const exactly = { exact: true, includeSearch: true };

/** The rows behind a figure, where the service has no list of exactly these. The page goes there when they open. */
export function Opened({ title, rows, one, many = `${one}s`, closed, more, children }: OpenedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState(step);
  useEffect(() => {
    // Whoever has just pressed a figure goes on in its rows; whoever loads the page begins at its head.
    const before = document.activeElement;
    if (!(before instanceof HTMLElement) || before === document.body) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
    return () => {
      // What had the focus here is gone: it goes back to the figure.
      if (document.activeElement === document.body && before.isConnected) before.focus();
    };
  }, []);
  return (
    <section aria-labelledby="opened-rows">
      <Group gap="md">
        <h3 id="opened-rows" ref={heading} tabIndex={-1}>
          {title}: {count(rows.length, one, many)}
        </h3>
        <LinkButton
          variant="subtle"
          size="xs"
          to={closed.to}
          search={closed.search ?? {}}
          activeOptions={exactly}
          resetScroll={false}
          leftSection={<IconX size={14} aria-hidden />}
        >
          Close
        </LinkButton>
      </Group>
      <Text c="dimmed" mb="xs">
        {children}
      </Text>
      {more}
      <RecordList label={title}>
        {rows.slice(0, shown).map(({ key, name, link, about, end }) => (
          <RecordRow key={key} end={<span className="mute">{end}</span>}>
            {link ? (
              <Link to={link.to} params={link.params ?? {}} search={link.search ?? {}}>
                <Verbatim>{name}</Verbatim>
              </Link>
            ) : (
              <Verbatim>{name}</Verbatim>
            )}{' '}
            <span className="mute">{about}</span>
          </RecordRow>
        ))}
      </RecordList>
      {rows.length > shown && (
        <Button variant="default" size="xs" mt="sm" onClick={() => setShown(shown + step)}>
          Show {formatNumber(Math.min(step, rows.length - shown))} more
        </Button>
      )}
    </section>
  );
}
