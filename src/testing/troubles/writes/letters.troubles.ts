// @vitest-environment happy-dom
import { testAll } from '../matrix';
import { letterWrites } from './letters';

testAll(letterWrites);
