// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Mono } from './text';
import classes from './text.module.css';

test('A license number stands in one line, hyphen or not; an id that is longer than a phone may break', () => {
  render(
    <>
      <Mono>MD-65274</Mono>
      <Mono>0b5e4a4e-6a1f-4d7c-9f50-6a2f2b7e1c11</Mono>
    </>,
  );
  expect(screen.getByText('MD-65274').className.split(' ')).toContain(classes['short']);
  expect(screen.getByText(/^0b5e/).className.split(' ')).not.toContain(classes['short']);
});
