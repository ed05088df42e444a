import { Group, Text, UnstyledButton } from '@mantine/core';
import { IconCheck, IconDots, IconPin } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ViewActions } from '../model/use-view-actions';
import type { SavedView } from '../views/view';
import { ActionIcon, Button } from '@/ui/button';
import { ShareSlot } from '@/ui/sharing';
import { Verbatim } from '@/ui/text';
import { ViewNameForm } from './view-name-form';
import classes from './menus.module.css';

interface ViewLineProps {
  one: SavedView;
  /** Name of its list. */
  list: string;
  /** What a column of it is called, by its id. */
  columnName: (id: string) => string;
  others: readonly SavedView[];
  isOpen: boolean;
  /** What else can be done with it is shown. */
  unfolded: boolean;
  /** It got its name a moment ago: the focus goes on where the naming began. */
  renamed: boolean;
  actions: ViewActions;
  onOpen: () => void;
  onUnfold: (open: boolean) => void;
  onRename: (name: string) => void;
  onRemove: () => void;
}

/** One saved view: opens it, pins it to the navigation, and unfolds what else can be done with it. */
export function ViewLine(props: ViewLineProps) {
  const {
    one,
    list,
    columnName,
    others,
    isOpen,
    unfolded,
    renamed,
    actions,
    onOpen,
    onUnfold,
    onRename,
    onRemove,
  } = props;
  const id = useId();
  const [naming, setNaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(renamed);
  useEffect(() => {
    if (wasNaming.current && !naming) rename.current?.focus();
    wasNaming.current = naming;
  }, [naming]);
  const blocked = actions.pinBlocked(one);
  const { name, pinned = false } = one;
  return (
    <li>
      <Group gap={2} wrap="nowrap" className={classes.line}>
        <UnstyledButton flex={1} miw={0} mih={32} fz="sm" aria-current={isOpen || undefined} onClick={onOpen}>
          <Verbatim>{name}</Verbatim> {isOpen && <IconCheck size={14} aria-hidden />}
          {one.shared && ' '}
          {one.shared && (
            <Text span size="xs" c="dimmed">
              shared
            </Text>
          )}
        </UnstyledButton>
        <ActionIcon
          size="sm"
          aria-pressed={pinned}
          aria-label={`Pin ${name} to the navigation`}
          aria-disabled={blocked ? true : undefined}
          title={blocked ?? (pinned ? 'Take it out of the navigation' : 'Pin it to the navigation')}
          onClick={() => !blocked && actions.pin(one)}
        >
          <IconPin size={14} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size="sm"
          aria-expanded={unfolded}
          aria-controls={id}
          aria-label={`More about ${name}`}
          onClick={() => onUnfold(!unfolded)}
        >
          <IconDots size={14} aria-hidden />
        </ActionIcon>
      </Group>
      <div id={id} hidden={!unfolded}>
        {naming ? (
          <ViewNameForm
            label={`New name of ${name}`}
            action="Rename"
            start={name}
            taken={others.filter((other) => other !== one)}
            focused
            onName={(next) => {
              if (next === name) setNaming(false);
              else onRename(next);
            }}
            onCancel={() => setNaming(false)}
          />
        ) : (
          <Group gap={6} px={10} pt={2} pb="sm">
            {!one.shared && (
              <Button ref={rename} variant="default" size="xs" onClick={() => setNaming(true)}>
                Rename
              </Button>
            )}
            <Button variant="default" size="xs" onClick={() => actions.copyLink(one)}>
              Copy link
            </Button>
            <Button variant="default" size="xs" onClick={() => actions.download(one)}>
              Download
            </Button>
            {!one.shared && (
              <Button variant="default" size="xs" color="red" onClick={onRemove}>
                Delete
              </Button>
            )}
            {unfolded && (
              <ShareSlot
                kind="views"
                names={[list, name]}
                words={`the view “${name}”`}
                value={{ search: one.search, layout: one.layout, to: one.to }}
                columnName={columnName}
                isOwn={!one.shared}
                follow={() => actions.follow(one)}
                keep={(value) => actions.keep({ ...(value as SavedView), name })}
              />
            )}
          </Group>
        )}
      </div>
    </li>
  );
}
