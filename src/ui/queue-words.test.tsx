// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { QueueWords } from './queue-pane';

function Reason() {
  const [words, setWords] = useState('');
  return (
    <MantineProvider env="test">
      <QueueWords
        aria-label="Reason"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </MantineProvider>
  );
}

const reason = () => screen.getByRole('textbox', { name: 'Reason' });

/** Twenty pixels for each line, and two of borders. */
beforeEach(() => {
  const area = HTMLTextAreaElement.prototype;
  vi.spyOn(area, 'scrollHeight', 'get').mockImplementation(function lines(this: HTMLTextAreaElement) {
    return 20 * this.value.split('\n').length;
  });
  vi.spyOn(area, 'offsetHeight', 'get').mockReturnValue(32);
  vi.spyOn(area, 'clientHeight', 'get').mockReturnValue(30);
});

it('The reason is as high as its lines where no styles make a field grow, and shrinks again', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  render(<Reason />);
  expect(reason().style.height).toBe('22px');
  fireEvent.change(reason(), { target: { value: 'Seen at the board.\nBy telephone.\nTwice.' } });
  expect(reason().style.height).toBe('62px');
  fireEvent.change(reason(), { target: { value: '' } });
  expect(reason().style.height).toBe('22px');
});

it('The height of the reason is left to the styles where they make a field grow', () => {
  vi.stubGlobal('CSS', { supports: (name: string) => name === 'field-sizing' });
  render(<Reason />);
  fireEvent.change(reason(), { target: { value: 'Seen at the board.\nBy telephone.' } });
  expect(reason().style.height).toBe('');
});
