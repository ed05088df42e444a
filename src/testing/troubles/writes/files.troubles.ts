// @vitest-environment happy-dom
import { testAll } from '../matrix';
import { fileWrites } from './files';

testAll(fileWrites);
