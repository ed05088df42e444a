// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Expirable } from '@/domain/expirables';
import { renderPart } from '@/ui/testing';
import { expirableColumns } from './-columns';

const column = expirableColumns.find(({ id }) => id === 'what');

test.each([
  ['CO', 'Granite Professional, PL-448812', 'PL-448812, CO Granite Professional'],
  ['GA', 'Professional counselor (LPC), LPC-507116', 'LPC-507116, GA LPC'],
  ['OH', 'MD2588688', 'OH MD2588688'],
  ['', 'Mutual, of Omaha', 'Mutual, of Omaha'],
])(
  'The number of what is of %s, %s stands first, so that what it is of gives way',
  (state, what, expected) => {
    const owner = { kind: 'provider', id: 'a', name: 'Quill, Ada', type: '', state: '' };
    renderPart(column?.cell?.({ kind: 'License', state, what, owner } as Expirable));
    expect(screen.getByText(expected)).toBeDefined();
    cleanup();
  },
);
