import { notifications } from '@mantine/notifications';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import type { Notice } from '@/ui/notify';

const verbs =
  'saved|added|created|made|attached|detached|uploaded|replaced|deleted|removed|dismissed|changed|updated|sent|started|begun|run|' +
  'shared|resolved|decided|rejected|accepted|stopped|set|given|revoked|invalidated|carried out|imported|applied|written|done|' +
  'verified|monitored|rotated|requested';

/** Words by which a write is denied. What could not be read or loaded is none of it. */
const denial = new RegExp(
  `\\b(?:not|never|cannot|could not|nothing was|nothing has been|no \\w+ was)(?: be| been)? (?:${verbs})\\b`,
  'gi',
);

/** Words by which it is left open. */
const leftOpen = /\bmay (?:\w+ )?(?:not )?(?:have|be|stand)\b(?: been)?|\bwhether\b[^.]*\./gi;

/** The words that deny a write, in a text. */
export const denials = (text: string): string[] => text.replace(leftOpen, '…').match(denial) ?? [];

/** What the corner has told so far, the newest text of each notice. */
export function notices(): Notice[] {
  const told = vi
    .mocked(notifications.show)
    .mock.calls.map(([{ message }]) => (message as ReactElement<Notice>).props);
  return [...new Map(told.map((notice, index) => [notice.id ?? String(index), notice])).values()];
}

/** All that is on screen and in the corner. */
export const allWords = (): string =>
  [
    ...[...document.body.querySelectorAll('*')]
      .filter(({ tagName }) => tagName !== 'STYLE' && tagName !== 'OPTION')
      .map((element) =>
        [...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ textContent }) => textContent)
          .join(''),
      )
      .filter(Boolean),
    ...notices().map(({ title, message = '' }) => `${title}. ${message}`),
  ].join('\n');
