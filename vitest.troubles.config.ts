import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

// Every write with every trouble (docs/testing.md): a few hundred pairs, of which `npm test` runs one for each write.
const { projects: _projects, ...test } = config.test ?? {};

export default mergeConfig(
  { ...config, test },
  { test: { include: ['src/testing/troubles/**/*.troubles.ts'], isolate: false } },
);
