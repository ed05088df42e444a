interface StartupMessage {
  title: string;
  paragraphs: string[];
  /** What is wrong with which field, for the person who sets the console up. */
  faults?: { field: string; expected: string }[];
}

/**
 * Fills the page with a message, for faults that come before there is an application to show them: no React, no
 * theme, nothing that could fail with them.
 */
export function showStartupMessage({ title, paragraphs, faults = [] }: StartupMessage): void {
  document.title = `${title} · Credence`;
  const main = element('main', { className: 'startup-message', role: 'alert' });
  main.append(element('h1', { textContent: title }));
  for (const textContent of paragraphs) main.append(element('p', { textContent }));
  if (faults.length > 0) main.append(listOf(faults));
  const again = element('button', { type: 'button', textContent: 'Load again' });
  again.addEventListener('click', () => location.reload());
  main.append(again);
  document.body.replaceChildren(main);
}

function listOf(faults: { field: string; expected: string }[]): HTMLElement {
  const list = element('dl', {});
  for (const { field, expected } of faults) {
    list.append(element('dt', { textContent: field }));
    list.append(element('dd', { textContent: `should be ${expected}` }));
  }
  return list;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}
