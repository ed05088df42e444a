import { Box, Checkbox, Divider, Group } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconPin } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { spellOut } from '@/lib/words';
import { ActionIcon, Button } from '@/ui/button';
import { PopoverPanel } from '@/ui/popover-panel';
import { SegmentedField } from '@/ui/segmented-field';
import { ShareSlot } from '@/ui/sharing';
import { mendLayout, rowHeights, type Density } from '../columns/layout';
import type { TableModel } from '../model/use-table-model';
import classes from './menus.module.css';

/** Which columns are shown, in which order, which are pinned, and how high rows are. */
export function ColumnsPanel<T>({ model, anchor }: { model: TableModel<T>; anchor: HTMLElement }) {
  const { columns, density } = model;
  const first = columns.all[0]?.id;
  const onKeyDown = (event: KeyboardEvent) => {
    const control = event.target as HTMLElement;
    const id = control.closest<HTMLElement>('[data-column]')?.dataset.column;
    if (!id || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    columns.move(id, event.key === 'ArrowUp' ? -1 : 1);
    requestAnimationFrame(() => control.focus());
  };
  return (
    <PopoverPanel anchor={anchor} label="Columns and rows" align="end" onClose={model.closeMenu}>
      <Group justify="space-between" mih={32} pl={10} pr={6}>
        <b>Columns</b>
        <Button variant="default" size="xs" onClick={columns.reset}>
          Reset
        </Button>
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in it */}
      <ul className={classes.list} onKeyDown={onKeyDown}>
        {columns.ordered.map(({ id, header }) => (
          <Group
            key={id}
            component="li"
            gap={2}
            mih={32}
            wrap="nowrap"
            className={classes.line}
            data-column={id}
          >
            <Checkbox
              flex={1}
              label={header}
              checked={columns.isShown(id)}
              disabled={id === first}
              onChange={(event) => columns.setShown(id, event.currentTarget.checked)}
            />
            <ActionIcon
              size="sm"
              aria-pressed={columns.isPinned(id)}
              aria-label={`Pin ${header}`}
              disabled={id === first}
              onClick={() => columns.setPinned(id, !columns.isPinned(id))}
            >
              <IconPin size={14} aria-hidden />
            </ActionIcon>
            <Move model={model} id={id} header={header} by={-1} />
            <Move model={model} id={id} header={header} by={1} />
          </Group>
        ))}
      </ul>
      <Divider my="xs" />
      <Box px={10} pb="sm">
        <SegmentedField
          label="Row height"
          labelShown
          data={(Object.keys(rowHeights) as Density[]).map((one) => ({ value: one, label: spellOut(one) }))}
          value={density}
          onChange={columns.setDensity}
        />
        {!model.view.open && (
          <Box mt="md" maw={320}>
            <ShareSlot
              kind="columns"
              names={[model.list.name]}
              words={`the columns of ${model.list.many}`}
              value={columns.layout}
              columnName={(id) => columns.all.find((column) => column.id === id)?.header ?? id}
              isOwn={columns.isOwn}
              follow={columns.reset}
              keep={(layout) => columns.apply(mendLayout(columns.all, layout))}
            />
          </Box>
        )}
      </Box>
    </PopoverPanel>
  );
}

interface MoveProps<T> {
  model: TableModel<T>;
  id: string;
  header: string;
  by: -1 | 1;
}

function Move<T>({ model, id, header, by }: MoveProps<T>) {
  const { columns } = model;
  return (
    <ActionIcon
      size="sm"
      aria-label={`Move ${header} ${by < 0 ? 'left' : 'right'}`}
      disabled={!columns.isShown(id) || !columns.canMove(id, by)}
      onClick={() => columns.move(id, by)}
    >
      {by < 0 ? <IconChevronUp size={14} aria-hidden /> : <IconChevronDown size={14} aria-hidden />}
    </ActionIcon>
  );
}
