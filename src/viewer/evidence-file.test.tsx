// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EvidenceFile } from './evidence-file';

vi.mock('./pdf-pages', () => ({
  PdfPages() {
    throw new TypeError('Map.prototype.getOrInsertComputed is not a function');
  },
}));

test('What draws a file and fails takes down nothing else, and the file can still be downloaded', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MantineProvider env="test">
      <p>The rest of the screen</p>
      <EvidenceFile
        blob={new Blob(['%PDF-1.7 …'], { type: 'application/pdf' })}
        name="Letter"
        saveAs="letter.pdf"
        failed={false}
        onRetry={() => undefined}
      />
    </MantineProvider>,
  );
  expect(await screen.findByText('This browser could not draw the file')).toBeDefined();
  expect(screen.getByText('The rest of the screen')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Download' })).toBeDefined();
  quiet.mockRestore();
});
