import { Link } from '@tanstack/react-router';
import type { ScreenLink } from '@/domain/evidence/types';

interface ScreenTextProps {
  text: string;
  /** Where it can be looked at; without it the text is no link. */
  link: ScreenLink | undefined;
}

/** What is said of a file, as a link to the place on our screens that shows it. */
export function ScreenText({ text, link }: ScreenTextProps) {
  if (!link) return text;
  return (
    <Link to={link.to} params={link.params as never} search={(link.search ?? {}) as never}>
      {text}
    </Link>
  );
}
