// @vitest-environment happy-dom
import { useMutation } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { DeleteDialog } from './delete-dialog';
import { useSendOnce } from './one-at-a-time';
import { renderScreen } from './testing';

let sent: string[];
let answer: () => Promise<string>;

beforeEach(() => {
  sent = [];
  answer = async () => 'there';
});

function useWrite() {
  return useMutation<string, ApiError, string>({
    mutationFn: (name) => {
      sent.push(name);
      return answer();
    },
  });
}

const told = vi.fn();

function Sends() {
  const write = useWrite();
  const send = useSendOnce(write);
  return (
    <>
      <button onClick={() => send('group', { onSuccess: told })}>Add</button>
      {write.error && <p role="alert">{write.error.title}</p>}
    </>
  );
}

/** In one go: nothing is drawn between the two. */
function pressTwice(name: string) {
  const button = screen.getByRole('button', { name });
  act(() => {
    button.click();
    button.click();
  });
}

test('two quick clicks send once, and what follows is done once', async () => {
  told.mockClear();
  await renderScreen(<Sends />);
  pressTwice('Add');
  await vi.waitFor(() => expect(told.mock.calls).toEqual([['there']]));
  expect(sent).toEqual(['group']);
});

test('what failed is told and can be sent again', async () => {
  answer = () => Promise.reject(new ApiError({ kind: 'problem', status: 403, title: 'Not yours' }));
  await renderScreen(<Sends />);
  pressTwice('Add');
  expect((await screen.findByRole('alert')).textContent).toBe('Not yours');
  pressTwice('Add');
  await vi.waitFor(() => expect(sent).toEqual(['group', 'group']));
});

test('two quick clicks on what deletes delete once', async () => {
  function Deletes() {
    const remove = useWrite();
    return (
      <DeleteDialog
        title="Delete Cedar Group?"
        action="Delete group"
        remove={remove}
        variables="cedar"
        messages={{ deleted: 'Cedar Group deleted', already: 'It was deleted before' }}
        onClose={told}
      >
        Its enrollments go along.
      </DeleteDialog>
    );
  }
  told.mockClear();
  await renderScreen(<Deletes />);
  await screen.findByRole('button', { name: 'Delete group' });
  pressTwice('Delete group');
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(sent).toEqual(['cedar']);
});
