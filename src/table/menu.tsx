import { Fragment } from 'react';
import { Icon, type IconName } from '@/ui/icons';
import { Floating } from './floating';
import classes from './menus.module.css';

export interface MenuItem {
  label: string;
  icon?: IconName;
  /** Key caps or a word at the end of the line. */
  hint?: string;
  /** Why the item cannot be used now; it stays visible with this reason. */
  blocked?: string | undefined;
  checked?: boolean;
  danger?: boolean;
  /** A line above this item. */
  divided?: boolean;
  run: () => void;
}

interface MenuProps {
  anchor: HTMLElement;
  /** What gets the focus back where that is not the anchor. */
  returnTo?: HTMLElement | undefined;
  label: string;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  onClose: () => void;
}

/** A menu of actions at a control. Choosing one closes it and gives the focus back first. */
export function Menu({ anchor, returnTo = anchor, label, items, align, onClose }: MenuProps) {
  return (
    <Floating anchor={anchor} returnTo={returnTo} label={label} role="menu" align={align} onClose={onClose}>
      {items.map((item) => (
        <Fragment key={item.label}>
          {item.divided && <hr className={classes.divider} />}
          <button
            type="button"
            role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={item.checked}
            aria-disabled={item.blocked ? true : undefined}
            tabIndex={-1}
            className={classes.item}
            data-danger={item.danger || undefined}
            onClick={() => {
              if (item.blocked) return;
              onClose();
              returnTo.focus();
              item.run();
            }}
          >
            {item.icon ? <Icon name={item.icon} /> : <span className={classes.noIcon} />}
            <span className={classes.grow}>{item.label}</span>
            {item.checked && <Icon name="check" size={14} />}
            {item.blocked ? <span className={classes.hint}>{item.blocked}</span> : <Hint text={item.hint} />}
          </button>
        </Fragment>
      ))}
    </Floating>
  );
}

function Hint({ text }: { text: string | undefined }) {
  return text ? (
    <kbd className={classes.keys} aria-hidden="true">
      {text}
    </kbd>
  ) : null;
}
