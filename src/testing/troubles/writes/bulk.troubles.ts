// @vitest-environment happy-dom
import { testAll } from '../matrix';
import { bulkWrites } from './bulk';

testAll(bulkWrites);
