import { useState } from 'react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icons';
import { Menu, type MenuItem } from './menu';
import classes from './menus.module.css';

interface MenuButtonProps {
  /** Names the button and the menu: "Actions for 2-114-330". */
  label: string;
  items: readonly MenuItem[];
  /** In a line among others: small, and without a border. */
  inline?: boolean;
}

/** Three dots that open a menu of actions, and close it again. */
export function MenuButton({ label, items, inline = false }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button
        {...(inline ? { variant: 'subtle', size: 'xs', className: classes.opener } : { variant: 'default' })}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        <Icon name="more" />
      </Button>
      {anchor && (
        <Menu anchor={anchor} label={label} align="end" items={items} onClose={() => setAnchor(undefined)} />
      )}
    </>
  );
}
