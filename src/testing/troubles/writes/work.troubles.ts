// @vitest-environment happy-dom
import { testAll } from '../matrix';
import { credentialingWrites, licenseWrites, monitoringWrites } from './work';

testAll([...licenseWrites, ...credentialingWrites, ...monitoringWrites]);
