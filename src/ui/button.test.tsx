// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { changePassword, createProviderNote, updateProvider } from '@/api/operations.gen';
import { session } from '@/api/session';
import { Button, type ButtonProps } from './button';
import { onSingleClick } from './decision-guard';

function show(press: () => void) {
  render(
    <MantineProvider env="test">
      <Button onClick={onSingleClick(press)}>Send</Button>
    </MantineProvider>,
  );
  return screen.getByRole('button', { name: 'Send' });
}

it('is pressed once by Enter, however long that is held down', () => {
  const button = show(vi.fn());
  const isTaken = (repeat: boolean) => !fireEvent.keyDown(button, { key: 'Enter', repeat });
  expect(isTaken(false), 'the browser presses the button').toBe(false);
  expect(isTaken(true)).toBe(true);
});

it('takes a double click for one press where another button may come up in its place', async () => {
  const press = vi.fn();
  const button = show(press);
  await userEvent.dblClick(button);
  expect(press).toHaveBeenCalledTimes(1);
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(2);
});

const only = 'Your role, Reader, can read this but not change it.';

/** Who may change notes and nothing else, at a button. */
function asReader(props: ButtonProps) {
  const user = {
    email: 'ada@example.org',
    role: 'Reader',
    permissions: { Providers: 'Read', Notes: 'Write' },
  };
  session.begin({ token: 't', user, persistent: false, way: 'password' });
  render(
    <MantineProvider env="test">
      <Button {...props}>Save</Button>
    </MantineProvider>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  return { disabled: button.disabled, why: button.getAttribute('aria-description') };
}

afterEach(() => session.end('user'));

it('rests for a role that may not carry out what it leads to, and says why', () => {
  expect(asReader({ needs: updateProvider })).toEqual({ disabled: true, why: only });
});

it('rests where one of several writes is not for the role', () => {
  expect(asReader({ needs: [createProviderNote, updateProvider] })).toEqual({ disabled: true, why: only });
});

it('says what is the matter with the role before what is with the record', () => {
  expect(asReader({ needs: updateProvider, blocked: 'It is deactivated.', title: 'Save it' }).why).toBe(only);
});

it('says what is the matter with the record to a role that may', () => {
  expect(asReader({ needs: createProviderNote, blocked: 'It is deactivated.' })).toEqual({
    disabled: true,
    why: 'It is deactivated.',
  });
});

it.each([createProviderNote, changePassword])('can be pressed by a role that may', (needs) => {
  expect(asReader({ needs })).toEqual({ disabled: false, why: null });
});
