import { expect, test } from 'vitest';
import { saysSomething } from './reason';

test.each([
  'Asked by phone',
  'NPI 1386120475 differs',
  'Another birth year.',
  'Подтверждено советом',
  '已经通过电话向执照局核实过',
  'अनुज्ञप्ति बोर्ड से पुष्टि',
  'ÉÀÜÖÄ ñçß žšč',
])('%j says something', (text) => expect(saysSomething(text)).toBe(true));

test.each([
  '',
  '          ',
  'x',
  'no',
  'Asked her',
  'aaaaaaaaaa',
  'aAaAaAaAaAaA',
  'x x x x x x x x x x',
  'xyxyxyxyxyxyxy',
  '..........',
  '1234567890',
  '- - - - - - - - - -',
  '👍👍👍👍👍👍👍👍👍👍',
  'ａａａａａａａａａａ',
])('%j does not', (text) => expect(saysSomething(text)).toBe(false));
