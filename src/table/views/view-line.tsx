import { IconCheck, IconDots, IconPin } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ViewActions } from './use-view-actions';
import type { SavedView } from './view';
import { ViewNameForm } from './view-name-form';
import classes from '../menus.module.css';

interface ViewLineProps {
  one: SavedView;
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
  const { one, others, isOpen, unfolded, renamed, actions, onOpen, onUnfold, onRename, onRemove } = props;
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
    <li className={classes.view}>
      <div className={classes.line}>
        <button
          type="button"
          className={classes.check}
          data-plain
          aria-current={isOpen || undefined}
          onClick={onOpen}
        >
          <bdi className={classes.grow}>{name}</bdi>
          {isOpen && <IconCheck size={14} aria-hidden />}
        </button>
        <button
          type="button"
          className={classes.small}
          aria-pressed={pinned}
          aria-label={`Pin ${name} to the navigation`}
          aria-disabled={blocked ? true : undefined}
          title={blocked ?? (pinned ? 'Take it out of the navigation' : 'Pin it to the navigation')}
          onClick={() => !blocked && actions.pin(one)}
        >
          <IconPin size={14} aria-hidden />
        </button>
        <button
          type="button"
          className={classes.small}
          aria-expanded={unfolded}
          aria-controls={id}
          aria-label={`More about ${name}`}
          onClick={() => onUnfold(!unfolded)}
        >
          <IconDots size={14} aria-hidden />
        </button>
      </div>
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
          <div className={classes.acts}>
            <button ref={rename} type="button" className={classes.button} onClick={() => setNaming(true)}>
              Rename
            </button>
            <button type="button" className={classes.button} onClick={() => actions.copyLink(one)}>
              Copy link
            </button>
            <button type="button" className={classes.button} onClick={() => actions.download(one)}>
              Download
            </button>
            <button type="button" className={classes.button} data-danger onClick={onRemove}>
              Delete
            </button>
          </div>
        )}
      </div>
    </li>
  );
}
