import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import classes from './button.module.css';

export interface ButtonLook {
  /** `filled` for the one main action of a place; `default` with a border; `subtle` without. */
  variant?: 'filled' | 'default' | 'subtle' | undefined;
  /** 32 pixels high, or 28. */
  size?: 'sm' | 'xs' | undefined;
  /** `red` where it cannot be taken back. */
  color?: 'red' | undefined;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  children?: ReactNode;
}

export type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ButtonLook> & {
    /** The work is under way: it stays in place and keeps focus, but does nothing. */
    loading?: boolean | undefined;
    ref?: Ref<HTMLButtonElement> | undefined;
  };

/**
 * A button. Written here rather than taken from Mantine because it stands on every page, where it and what it
 * needs would be 15 kB of script before the first row is seen.
 */
export function Button({ loading = false, disabled, onClick, type = 'button', ...rest }: ButtonProps) {
  const { variant, size, color, leftSection, rightSection, children, className, ...others } = rest;

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Also keeps Enter in a field of the form from sending it again.
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...others}
      {...buttonLook({ variant, size, color }, className)}
      // oxlint-disable-next-line react/button-has-type -- `button` unless the caller says `submit`
      type={type}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
      onClick={press}
    >
      <ButtonInside leftSection={leftSection} rightSection={rightSection}>
        {children}
      </ButtonInside>
    </button>
  );
}

/** The attributes that make an element look like a button. */
export function buttonLook({ variant = 'filled', size = 'sm', color }: ButtonLook, className?: string) {
  return {
    className: [classes.button, className].filter(Boolean).join(' '),
    'data-variant': variant,
    'data-size': size,
    'data-color': color,
  };
}

/** What stands inside: an icon, the words, key caps. */
export function ButtonInside({ leftSection, rightSection, children }: ButtonLook) {
  return (
    <>
      {leftSection}
      <span className={classes.words}>{children}</span>
      {rightSection && <span className={classes.right}>{rightSection}</span>}
    </>
  );
}

export type ActionIconProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'color'> & {
  'aria-label': string;
  variant?: 'default' | 'subtle' | undefined;
  /** 28 pixels, or 24. */
  size?: 'md' | 'sm' | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** A button that is only an icon; its name is for assistive technology and on hover. */
export function ActionIcon({ variant = 'subtle', size = 'md', className, ...others }: ActionIconProps) {
  return (
    <button
      type="button"
      title={others['aria-label']}
      {...others}
      className={[classes.icon, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-size={size}
    />
  );
}
