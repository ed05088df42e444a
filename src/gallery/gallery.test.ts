import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Components that the gallery does not draw by themselves, and why. */
const notShown: Record<string, string> = {
  Anchor: 'a place, drawn by menus and panels',
  Announcer: 'text for assistive technology alone',
  BarAxis: 'stands beside the bars of a chart',
  ConfirmHost: 'draws what confirmAction asks',
  ConfirmDialog: 'drawn by confirmAction',
  DatePanel: 'opens at a DateInput',
  Deferred: 'draws nothing of its own',
  Docked: 'puts what it holds at the foot of the page',
  DialogActions: 'drawn by a form in a dialog',
  DeleteDialog: 'drawn as confirmDelete draws one',
  FoldButton: 'drawn by Fold',
  Menu: 'opened by MenuButton',
  LookedUp: 'drawn by InlineError',
  UnconfirmedWriteFinding: 'drawn by InlineError',
  PageHeader: 'drawn by Page',
  PageIdleWatch: 'draws nothing of its own',
  QueueBody: 'drawn by QueuePane',
  SideFade: 'seen where a table of a screen goes on sideways',
  SidewaysHint: 'drawn by SideFade and WideTable',
  WideTable: 'the table of a screen in a narrow window',
  RowsInSight: 'the body of tables of other rooms',
  ShareSlot: 'filled by a feature',
  StaleError: 'an InlineError at the foot of the page',
  StepHeading: 'takes the focus when a step of a page follows another',
  Tooltip: 'drawn by Tooltips',
  Verbatim: 'looks as the words around it',
  WhenPageIdle: 'draws nothing of its own',
  WriteGate: 'draws the form that it holds',
};

const sourcesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && !name.includes('test'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

test('the gallery shows every component of the kit, or says why not', () => {
  const shown = sourcesIn('src/gallery')
    .map(([, text]) => text)
    .join('\n');
  const missing = sourcesIn('src/ui')
    .filter(([name]) => name !== 'icons.tsx' && name !== 'testing.tsx')
    .flatMap(([, text]) => [...text.matchAll(/^export (?:function|const) ([A-Z]\w+)\b/gm)])
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`<${name}\\b`).test(shown));
  expect(missing.toSorted()).toEqual(Object.keys(notShown).toSorted());
});
