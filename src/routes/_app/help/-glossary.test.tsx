// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { glossary, glossaryAnchor } from '@/domain/glossary';
import { renderScreen } from '@/ui/testing';
import { Glossary } from './-glossary';

test('The glossary lists every term in alphabetical order, each where its definition leads to', async () => {
  await renderScreen(<Glossary />);
  const terms = within(screen.getByRole('region', { name: 'Glossary' })).getAllByRole('term');
  expect(terms).toHaveLength(glossary.length);
  const words = terms.map(({ textContent }) => textContent);
  expect(words).toEqual(words.toSorted((one, other) => one.localeCompare(other, 'en')));
  for (const entry of glossary)
    expect(document.getElementById(glossaryAnchor(entry))?.textContent).toBe(entry.term);
});

test('An abbreviation is followed by what it stands for and what it means here', async () => {
  await renderScreen(<Glossary />);
  const [meaning] = screen.getAllByText(/National Student Clearinghouse/, { selector: 'b' });
  expect(meaning?.closest('dd')?.textContent).toMatch(
    /^National Student Clearinghouse\. .*only where it is the agent of the school\.$/,
  );
});
