import '@mantine/core/styles/Menu.layer.css';
import { IconCopy } from '@tabler/icons-react';
import { Menu } from '@mantine/core';
import { csvName, downloadCsv, toCsv } from '@/lib/csv';
import { ActionIcon, Button } from '@/ui/button';
import { copyText } from '@/ui/copy-text';
import { tableColumns } from './columns';
import { toJson, toText } from './copy';
import { displayText, isScalar, readNode } from './model';

async function save(rows: unknown[], name: string) {
  const columns = tableColumns(rows);
  const cells = rows.map((row) =>
    columns.map((column) => {
      const value = column.read(row);
      return isScalar(value) ? displayText(value) : toJson(value);
    }),
  );
  const csv = await toCsv(
    columns.map((column) => column.label),
    cells,
  );
  downloadCsv(csvName(name), csv);
}

interface NodeActionsProps {
  data: unknown;
  name: string;
  /** Words on the button; without them a sign alone. */
  label?: string;
}

/** What can be taken away from a node: text, JSON, and of a table its rows as CSV. */
export function NodeActions({ data, name, label }: NodeActionsProps) {
  const node = readNode(data);
  const words = `Copy ${name}`;
  return (
    // Inside the page's landmark, and with nothing in the menu but its items.
    <Menu
      position="bottom-end"
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        {label ? (
          <Button
            variant="subtle"
            size="xs"
            className="no-print"
            aria-label={words}
            leftSection={<IconCopy size={14} aria-hidden />}
          >
            {label}
          </Button>
        ) : (
          <ActionIcon size="sm" className="no-print" aria-label={words}>
            <IconCopy size={14} aria-hidden />
          </ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void copyText(toText(data))}>Copy as text</Menu.Item>
        <Menu.Item onClick={() => void copyText(toJson(data))}>Copy as JSON</Menu.Item>
        {node.kind === 'table' && node.rows.length > 0 && (
          <Menu.Item onClick={() => void save(node.rows, name)}>Download as CSV</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
