import {
  ActionIcon as MantineActionIcon,
  Button as MantineButton,
  type ActionIconProps as MantineActionIconProps,
  type ButtonProps as MantineButtonProps,
} from '@mantine/core';
import { Link, type LinkComponent } from '@tanstack/react-router';
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';
import { useBlocked, type Needs } from '@/api/permissions';

type With<Element extends 'a' | 'button', Props> = Props & Omit<ComponentPropsWithRef<Element>, keyof Props>;

export interface ButtonProps extends With<'button', Omit<MantineButtonProps, 'loading' | 'disabled'>> {
  disabled?: boolean | undefined;
  /** The writes that it leads to: it cannot be used by a role that may not carry them out. */
  needs?: Needs | undefined;
  /** Why else it cannot be used now. */
  blocked?: string | undefined;
  /** The work is under way: it stays in place and keeps the focus, but does nothing. */
  loading?: boolean | undefined;
}

/** Mantine's button, which takes the focus away from itself while it is loading. */
export function Button({
  loading = false,
  needs,
  blocked,
  disabled = false,
  title,
  onClick,
  onKeyDown,
  ...others
}: ButtonProps) {
  const why = useBlocked(needs) ?? blocked;
  const explanation = why ?? title;
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Also keeps Enter in a field of the form from sending it again.
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  function hold(event: KeyboardEvent<HTMLButtonElement>) {
    // The browser presses again for as long as Enter is held down, whatever has the focus by then.
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    onKeyDown?.(event);
  }

  return (
    <MantineButton
      {...others}
      aria-description={explanation}
      data-tooltip={explanation}
      disabled={disabled || Boolean(why)}
      mod={{ busy: loading }}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={press}
      onKeyDown={hold}
    />
  );
}

function AnchorButton(props: With<'a', MantineButtonProps>) {
  return <MantineButton component={Link} {...props} />;
}

/** A link that looks like a button, for going somewhere rather than doing something. */
export const LinkButton = AnchorButton as LinkComponent<typeof AnchorButton>;

export interface ActionIconProps extends With<'button', MantineActionIconProps> {
  'aria-label': string;
}

/** A button that is only an icon; its name is for assistive technology and its tooltip, which says `title` instead where there is one. */
export function ActionIcon({ title, ...props }: ActionIconProps) {
  return (
    <MantineActionIcon aria-description={title} data-tooltip={title ?? props['aria-label']} {...props} />
  );
}
