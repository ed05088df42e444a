/** Keys that are no letters, by the code that W3C WebDriver gives them. */
const keyCodes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };

/** The mouse is moved to this point of the window and its main button pressed, as an action of WebDriver. */
export const click = (x: number, y: number) => ({
  ...mouse,
  actions: [
    { type: 'pointerMove', duration: 0, x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

export const move = (x: number, y: number) => ({
  ...mouse,
  actions: [{ type: 'pointerMove', duration: 0, x, y }],
});

/** The keys of `Control+Enter`, in their order, each by the code or letter that WebDriver knows. */
export const keysOf = (keys: string): string[] => keys.split(/(?<=.)\+/).map((key) => keyCodes[key] ?? key);

/** The keys are pressed in their order and let go of from the last to the first. */
export const keyDownAndUp = (keys: readonly string[]) => ({
  type: 'key',
  id: 'keyboard',
  actions: [
    ...keys.map((value) => ({ type: 'keyDown', value })),
    ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
  ],
});
