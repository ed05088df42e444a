// @vitest-environment happy-dom
import { DragDropContext, Droppable } from '@hello-pangea/dnd';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { now } from '@/lib/clock';
import { renderScreen } from '@/ui/testing';
import { BoardCard } from './card';

const daysAgo = (days: number) => new Date(now() - days * 86_400_000).toISOString();

const request = (lastName: string, days: number) => ({
  id: lastName,
  type: 'Initial' as const,
  createdAt: daysAgo(days),
  provider: { firstName: 'Ada', lastName },
  currentEvent: { status: 'RequestInProgress' as const },
});

const tone = (age: Element) => age.querySelector<HTMLElement>('[data-tone]')?.dataset['tone'];

test('a card says how old its request is, and in words and colour that it is late or overdue', async () => {
  // The document of a test has no doctype, which it would tell at length.
  vi.stubGlobal('__@hello-pangea/dnd-disable-dev-warnings', true);
  const requests = [request('Aster', 30), request('Briar', 31), request('Cedar', 61)];
  await renderScreen(
    <DragDropContext onDragEnd={vi.fn()}>
      <Droppable droppableId="RequestInProgress">
        {({ innerRef, droppableProps, placeholder }) => (
          <ul ref={innerRef} {...droppableProps}>
            {requests.map((one, position) => (
              <BoardCard
                key={one.id}
                request={one}
                cardId={one.id}
                index={position}
                canDrag
                onMenu={vi.fn()}
              />
            ))}
            {placeholder}
          </ul>
        )}
      </Droppable>
    </DragDropContext>,
  );
  expect(screen.getAllByRole('time').map((age) => [age.textContent, tone(age)])).toEqual([
    ['30 days', undefined],
    ['31 days, late', 'warning'],
    ['61 days, overdue', 'error'],
  ]);
});
