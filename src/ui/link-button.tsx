import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { ButtonInside, buttonLook, type ButtonLook } from './button';

type AnchorButtonProps = ButtonLook &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonLook> & { ref?: Ref<HTMLAnchorElement> };

function AnchorButton(props: AnchorButtonProps) {
  const { variant, size, color, leftSection, rightSection, children, className, ...others } = props;
  return (
    <a {...others} {...buttonLook({ variant, size, color }, className)}>
      <ButtonInside leftSection={leftSection} rightSection={rightSection}>
        {children}
      </ButtonInside>
    </a>
  );
}

/** A link that looks like a button, for going somewhere rather than doing something. */
export const LinkButton = createLink(AnchorButton);
