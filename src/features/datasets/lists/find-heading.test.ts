import { expect, test } from 'vitest';
import { findListHeading, likeLayouts } from './find-heading';
import { layouts } from './layouts';
import { headingOf } from './testing/headings';

const texas = headingOf('Texas HHSC OIG exclusions');
const record = ['', 'ROE', 'ANN', '', 'Nurse', '', '1234567893', '1/20/2024', '', '', '', '', ''];

test.each([0, 3, 33])('The heading is found below %i rows of titles', (above) => {
  const titles = Array.from({ length: above }, (_, at) => [`Note ${at}`]);
  const found = findListHeading([...titles, texas, record], layouts);
  expect(found).toMatchObject({ from: above, below: above + 1, names: texas });
});

test('A heading further down than forty rows is found by nobody', () => {
  const titles = Array.from({ length: 41 }, () => ['Note']);
  expect(findListHeading([...titles, texas, record], layouts)).toBeUndefined();
});

test('Names over two rows are joined', () => {
  const rows = [
    ['Provider', 'Provider', 'Exclusion', 'Exclusion'],
    ['Last Name', 'First Name', 'Date', 'Reason'],
    ['Roe', 'Ann', '1/20/2024', 'Fraud'],
  ];
  expect(findListHeading(rows, layouts)).toEqual({
    names: ['Provider Last Name', 'Provider First Name', 'Exclusion Date', 'Exclusion Reason'],
    from: 0,
    below: 2,
  });
});

test('Rows of values are no heading', () => {
  expect(findListHeading([record, record], layouts)).toBeUndefined();
});

test('The lists whose names a heading has come best first, with the part that both have', () => {
  const [first, ...others] = likeLayouts([...texas, 'Case Manager'], layouts);
  expect(first?.layout.name).toBe('Texas HHSC OIG exclusions');
  expect(first?.ratio).toBeCloseTo(13 / 14);
  for (const { ratio } of others) expect(ratio).toBeLessThan(13 / 14);
});
