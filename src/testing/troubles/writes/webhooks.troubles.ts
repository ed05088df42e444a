// @vitest-environment happy-dom
import { testAll } from '../matrix';
import { webhookWrites } from './webhooks';

testAll(webhookWrites);
