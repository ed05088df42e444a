import { Box, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { PopoverPanel } from '@/ui/popover-panel';
import type { Viewed } from '../model/use-view';
import { useViewActions, type ViewActions } from '../model/use-view-actions';
import { ViewLine } from './view-line';
import { OpenView } from './view-open';
import { ViewUpload } from './view-upload';
import { ViewNameForm } from './view-name-form';
import classes from './menus.module.css';

/** Saved views of a list: filters, sort and columns under a name, kept in this browser or shared. */
export function ViewsPanel<T>({ model, anchor }: { model: Viewed<T>; anchor: HTMLElement }) {
  const { view } = model;
  const actions = useViewActions(model);
  const panel = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState<string>();
  const [renamed, setRenamed] = useState<string>();
  const columnName = (id: string) => model.columns.all.find((column) => column.id === id)?.header ?? id;
  const done = () => {
    model.closeMenu();
    anchor.focus();
  };
  return (
    <PopoverPanel anchor={anchor} label="Saved views" align="end" onClose={model.closeMenu}>
      <Box ref={panel} w={350} maw="100%">
        {view.open && <OpenView model={model} actions={actions} onDone={done} />}
        {view.views.length > 0 ? (
          <ul className={classes.list} aria-label={`Views of ${model.list.many}`}>
            {view.views.map((one) => (
              <ViewLine
                key={one.name}
                one={one}
                list={model.list.name}
                columnName={columnName}
                others={view.views}
                isOpen={one === view.saved}
                unfolded={unfolded === one.name}
                renamed={renamed === one.name}
                actions={actions}
                onUnfold={(open) => setUnfolded(open ? one.name : undefined)}
                onRename={(name) => {
                  actions.rename(one, name);
                  setUnfolded(name);
                  setRenamed(name);
                }}
                onOpen={() => {
                  actions.open(one);
                  done();
                }}
                onRemove={() => {
                  actions.remove(one);
                  panel.current?.querySelector<HTMLElement>('[data-name-of-view]')?.focus();
                }}
              />
            ))}
          </ul>
        ) : (
          !view.open && (
            <Text size="xs" c="dimmed" px={10} py="xs">
              A view keeps these filters
              {model.columns.all.length > 0 && ', the sort and the columns'} under a name, in this browser.
            </Text>
          )
        )}
        <SaveView model={model} actions={actions} onDone={done} />
        <ViewUpload list={model.list} actions={actions} onDone={done} />
      </Box>
    </PopoverPanel>
  );
}

interface SaveViewProps<T> {
  model: Viewed<T>;
  actions: ViewActions;
  onDone: () => void;
}

/** Keeps what is on the screen under a name of its own. */
function SaveView<T>({ model, actions, onDone }: SaveViewProps<T>) {
  const { open, views } = model.view;
  return (
    <ViewNameForm
      label={open ? 'Name of a new view' : 'Name of the view'}
      action={open ? 'Save as new' : 'Save as a view'}
      taken={views}
      onName={(name) => {
        actions.saveAs(name);
        onDone();
      }}
    />
  );
}
