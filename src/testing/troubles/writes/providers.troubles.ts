// @vitest-environment happy-dom
import { testAll } from '../matrix';
import { providerWrites } from './providers';

testAll(providerWrites);
