import '@mantine/core/styles/Menu.layer.css';
import { IconDots, type Icon } from '@tabler/icons-react';
import { Kbd, Menu as MantineMenu, Text } from '@mantine/core';
import { Fragment, useState, type KeyboardEvent } from 'react';
import { useBlocked, type Needs } from '@/api/permissions';
import { Button } from './button';
import { Anchor } from './popover-panel';

export interface MenuItem {
  label: string;
  icon?: Icon;
  /** Key caps or a word at the end of the line. */
  hint?: string | undefined;
  /** The writes that it leads to; it stays visible with the reason where a role may not carry them out. */
  needs?: Needs | undefined;
  /** Why else the item cannot be used now; it stays visible with this reason. */
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
export function Menu({ anchor, returnTo = anchor, label, items, align = 'start', onClose }: MenuProps) {
  function close() {
    onClose();
    returnTo.focus();
  }

  function choose(item: MenuItem) {
    close();
    item.run();
  }

  // All have one, or none: an icon among lines without says nothing.
  const hasIcons = items.every(({ icon, checked }) => icon ?? checked !== undefined);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Tab' && event.key !== 'Escape') return;
    event.preventDefault();
    close();
  }

  return (
    <MantineMenu
      opened
      onClose={close}
      position={`bottom-${align}`}
      closeOnEscape={false}
      returnFocus={false}
      // Not `keydown`: the key that opens the menu would close it again.
      clickOutsideEvents={['mousedown', 'touchstart']}
      withInitialFocusPlaceholder={false}
      // Inside the page's landmark.
      hideDetached={false}
      withinPortal={false}
      floatingStrategy="fixed"
      // Above the notices, which come by themselves.
      zIndex={510}
    >
      <MantineMenu.Target>
        <Anchor element={anchor} />
      </MantineMenu.Target>
      <MantineMenu.Dropdown
        ref={focusFirstItem}
        aria-label={label}
        aria-labelledby={undefined}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <Fragment key={item.label}>
            {item.divided && <MantineMenu.Divider />}
            <Line item={item} hasIcon={hasIcons} onChoose={() => choose(item)} />
          </Fragment>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}

/** At once: the menu's own focus comes a moment later, when a quick Enter has already gone to what lies beneath. */
function focusFirstItem(dropdown: HTMLElement | null) {
  dropdown?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus({ preventScroll: true });
}

function Line({ item, hasIcon, onChoose }: { item: MenuItem; hasIcon: boolean; onChoose: () => void }) {
  const { label, icon: ItemIcon, hint, checked, danger } = item;
  const blocked = useBlocked(item.needs) ?? item.blocked;
  if (checked !== undefined) {
    return (
      <MantineMenu.RadioItem value={label} checked={checked} onChange={onChoose}>
        {label}
      </MantineMenu.RadioItem>
    );
  }
  return (
    <MantineMenu.Item
      {...(danger ? { color: 'red' } : {})}
      leftSection={hasIcon && ItemIcon && <ItemIcon size={16} aria-hidden />}
      rightSection={hint && !blocked && <Kbd aria-hidden="true">{hint}</Kbd>}
      aria-disabled={blocked ? true : undefined}
      closeMenuOnClick={false}
      onClick={() => !blocked && onChoose()}
    >
      {label}
      {/* Below it: beside it a sentence would leave a few letters' room to the label. */}
      {blocked && (
        <Text span display="block" size="xs" c="dimmed">
          {blocked}
        </Text>
      )}
    </MantineMenu.Item>
  );
}

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
        {...(inline ? { variant: 'subtle', size: 'xs' } : { variant: 'default' })}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        <IconDots size={16} stroke={1.5} aria-hidden />
      </Button>
      {anchor && (
        <Menu anchor={anchor} label={label} align="end" items={items} onClose={() => setAnchor(undefined)} />
      )}
    </>
  );
}
