// @vitest-environment happy-dom
import { testAll } from '../matrix';
import { accessWrites } from './access';

testAll(accessWrites);
