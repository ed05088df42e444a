import { Box, Group, Table, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { startTransition, useId, useState, type ReactNode } from 'react';
import { csvName, downloadCsv, toCsv } from '@/lib/csv';
import { formatNumber } from '@/lib/words';
import type { RowLink } from '@/table/list/use-row-link';
import { Button } from '@/ui/button';
import { Dash } from '@/ui/dash';
import { SideFade } from '@/ui/side-fade';
import { Verbatim } from '@/ui/text';

export interface FigureColumn<Row> {
  header: string;
  /** The same in the file, where the unit is not told with each figure. */
  inFile?: string;
  /** As it stands in the file; a number without its unit. */
  value(row: Row): string | number | undefined;
  /** As it is shown, where that is not the same. */
  words?(row: Row): string;
  /** The rows that a figure stands for. */
  link?(row: Row): RowLink | undefined;
  isNumber?: boolean;
}

interface FigureTableProps<Row> {
  /** What it shows, which also names the file. */
  label: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** The row whose records are shown below. */
  current?: string | undefined;
}

/** Longer tables begin with so many rows; the file has all of them. */
const shownFirst = 14;

/** Figures as a table, each a link to its rows, and as a CSV file. The first column names the row. */
export function FigureTable<Row>({ label, columns, rows, rowKey, current }: FigureTableProps<Row>) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const shown = isWhole ? rows : rows.slice(0, shownFirst);
  const rest = rows.length - shown.length;
  const save = async () => {
    const cells = rows.map((row) => columns.map(({ value }) => value(row)));
    downloadCsv(
      csvName(label.toLowerCase()),
      await toCsv(
        columns.map(({ header, inFile = header }) => inFile),
        cells,
      ),
    );
  };
  return (
    <div>
      <Group gap="md" mb={4}>
        <Text id={id} fw={600}>
          {label}
        </Text>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconDownload size={14} aria-hidden />}
          disabled={rows.length === 0}
          onClick={() => void save()}
        >
          CSV<span className="visually-hidden"> of {label.toLowerCase()}</span>
        </Button>
      </Group>
      <SideFade scroller={scroller}>
        <Box
          ref={setScroller}
          role="group"
          aria-label={`Table: ${label}`}
          tabIndex={0}
          style={{ overflowX: 'auto' }}
        >
          <Table w="fit-content" miw="min(100%, 480px)" verticalSpacing={3} aria-labelledby={id}>
            <Table.Thead>
              <Table.Tr>
                {columns.map(({ header, isNumber }) => (
                  <Table.Th key={header} scope="col" ta={isNumber ? 'right' : undefined}>
                    {header}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map((row) => (
                <Table.Tr
                  key={rowKey(row)}
                  bg={rowKey(row) === current ? 'var(--accentSoft)' : undefined}
                  aria-current={rowKey(row) === current || undefined}
                >
                  {columns.map((column, index) =>
                    index === 0 ? (
                      <Table.Th key={column.header} scope="row" fw={500}>
                        <Figure column={column} row={row} />
                      </Table.Th>
                    ) : (
                      <Table.Td key={column.header} ta={column.isNumber ? 'right' : undefined}>
                        <Figure column={column} row={row} />
                      </Table.Td>
                    ),
                  )}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Box>
      </SideFade>
      {rest > 0 && (
        <Button variant="default" size="xs" mt="xs" onClick={() => startTransition(() => setIsWhole(true))}>
          Show all {formatNumber(rows.length)}
        </Button>
      )}
    </div>
  );
}

function Figure<Row>({ column, row }: { column: FigureColumn<Row>; row: Row }) {
  const { value, words, link } = column;
  const found = value(row);
  if (found === undefined || found === '') return <Dash />;
  const text = words?.(row) ?? (typeof found === 'number' ? formatNumber(found) : found);
  const target = found === 0 ? undefined : link?.(row);
  if (!target) return <Verbatim>{text}</Verbatim>;
  return (
    <FigureLink link={target}>
      <Verbatim>{text}</Verbatim>
    </FigureLink>
  );
}

/** The way from a figure to its rows. */
export function FigureLink({ link, children }: { link: RowLink; children: ReactNode }) {
  return (
    <Link
      to={link.to}
      params={link.params ?? {}}
      search={link.search ?? {}}
      activeOptions={exactly}
      resetScroll={!isHere(link)}
    >
      {children}
    </Link>
  );
}

/** The page with other rows open is not the current one. */
const exactly = { exact: true, includeSearch: true };

/** Rows that open below leave the page where it is. */
const isHere = ({ to }: RowLink) => to === '/insights';

interface KeyFigure {
  name: string;
  words: string;
  link?: RowLink | undefined;
}

/** The few figures that a section is about, each with the way to its rows. */
export function KeyFigures({ label, figures }: { label: string; figures: readonly KeyFigure[] }) {
  return (
    <Group component="dl" gap="xl" m={0} align="flex-start" aria-label={label}>
      {figures.map(({ name, words, link }) => (
        <div key={name}>
          <Text component="dt" size="xs" c="dimmed">
            {name}
          </Text>
          <Text component="dd" size="lg" fw={600} m={0}>
            {link ? <FigureLink link={link}>{words}</FigureLink> : words}
          </Text>
        </div>
      ))}
    </Group>
  );
}
