// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { Loaded } from './loaded';
import { renderPart } from './testing';

const failure = new ApiError({ kind: 'network' });

const loaded = (query: { data: string[] | undefined; error: unknown }, props: object = {}) => {
  const refetch = vi.fn();
  const user = renderPart(
    <Loaded
      query={{ ...query, refetch }}
      failed="The members could not be read"
      kept="What you chose is kept."
      skeleton={<p>On the way</p>}
      empty={query.data?.length === 0 && <p>Nobody</p>}
      {...props}
    >
      {(names) => <p>{names.join(', ')}</p>}
    </Loaded>,
  );
  return { refetch, user };
};

test('The place of what is read is held until it comes', () => {
  loaded({ data: undefined, error: null });
  expect(screen.getByText('On the way')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('What could not be read is said with what is kept, and read again on request', async () => {
  const { refetch, user } = loaded({ data: undefined, error: failure });
  expect(screen.getByRole('alert').textContent).toContain('The members could not be read');
  expect(screen.getByRole('alert').textContent).toContain('What you chose is kept.');
  expect(screen.queryByText('On the way')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('An answer that holds nothing is said in words, another one is shown', () => {
  loaded({ data: [], error: null });
  loaded({ data: ['Ana Ruiz', 'Bo Lind'], error: null });
  expect(screen.getByText('Nobody')).toBeDefined();
  expect(screen.getByText('Ana Ruiz, Bo Lind')).toBeDefined();
});

test('What was read before stays when it fails later, with a notice where one is wanted', () => {
  loaded({ data: ['Ana Ruiz'], error: failure });
  expect(screen.getByText('Ana Ruiz')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  loaded({ data: ['Bo Lind'], error: failure }, { stale: 'The members may be out of date' });
  expect(screen.getByText('Bo Lind')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('The members may be out of date');
});

test('A notice says the same above what was read before', () => {
  loaded({ data: ['Ana Ruiz'], error: failure }, { isNotice: true });
  expect(screen.getByText('Ana Ruiz')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('The members could not be read');
});
