// @vitest-environment happy-dom
import { testAll } from '../matrix';
import { organizationWrites } from './organizations';

testAll(organizationWrites);
