import {
  DEFAULT_THEME,
  convertCssVariables,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { expect, it } from 'vitest';
import { meaningVariables, scales, theme } from './theme';

const palettes = new Set(['teal', 'gray', 'dark', 'red']);

/** Mantine also writes palettes and variants of colours that none of the used parts is painted with. */
function used([name]: [string, string]): boolean {
  const [, palette = '', variant = ''] = /^--mantine-color-([a-z]+)-(\d|[a-z]+)/.exec(name) ?? [];
  if (!(palette in DEFAULT_THEME.colors) && !(palette in scales)) return true;
  return palettes.has(palette) && /^(?:\d|filled)$/.test(variant);
}

it('keeps mantine-variables.css equal to what the theme means (renew with vitest -u)', async () => {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const stock = defaultCssVariablesResolver(merged);
  const ours = meaningVariables(merged);
  const part = (name: 'variables' | 'light' | 'dark') =>
    Object.fromEntries(Object.entries({ ...stock[name], ...ours[name] }).filter(used));
  const css = convertCssVariables(
    { variables: part('variables'), light: part('light'), dark: part('dark') },
    ':root',
  );
  const lines = css
    .replace(/\s*\{\s*/g, ' {\n')
    .replace(/([;}])\s*/g, '$1\n')
    .replace(/^(?=--)/gm, '  ')
    .replaceAll('"', "'");
  await expect(`/* Written by mantine-variables.test.ts from theme.ts. */\n${lines}`).toMatchFileSnapshot(
    './mantine-variables.css',
  );
});
