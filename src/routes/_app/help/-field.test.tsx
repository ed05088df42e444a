// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '@/ui/testing';
import { Field } from './-field';

test.each([
  ['A license', /valid, current and in effect on that day/],
  ['A license', /where the patient is/],
  ['A license', /never an APRN, in the 40 states where the compact works \(July 2026\)/],
  ['A license', /nobody knows is never read as good/],
  ['Evidence for a decision', /Education and NPI have none: they are verified once/],
  ['Evidence for a decision', /Student Clearinghouse counts only where it is the school’s agent/],
  ['Evidence for a decision', /DataSpring since June 2026, .* every 120 days, in Illinois every 180/],
  ['Exclusion lists', /once in each calendar month between decisions/],
  ['Exclusion lists', /An exclusion never ends by date/],
  ['Exclusion lists', /opt-out renews itself every two years/],
  ['Exclusion lists', /preclusion list is not public/],
])('Help says of %s what the field asks for: %s', async (title, rule) => {
  await renderScreen(<Field />);
  const topic = screen.getByRole('region', { name: title });
  const topicText = within(topic)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(topicText.filter((sentence) => rule.test(sentence))).toHaveLength(1);
});
