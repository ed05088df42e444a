import { useEffect, type RefObject } from 'react';

/**
 * The end of a form in a dialog sticks above the fields. Whatever is scrolled to in the box of the dialog, by the focus too, comes to
 * stand above that end, however high it is by now.
 */
function makeRoom(form: Element | null): void {
  const box = form?.closest<HTMLElement>('[data-body]');
  const foot = form?.querySelector<HTMLElement>('[data-foot]');
  if (box && foot) box.style.scrollPaddingBottom = `${foot.offsetHeight}px`;
}

/** Keeps what is scrolled to in a dialog clear of the end of the form in it, while the form is there. */
export function useFootRoom(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = form;
    const box = element?.closest<HTMLElement>('[data-body]');
    const foot = element?.querySelector('[data-foot]');
    if (!box || !foot) return undefined;
    const observer = new ResizeObserver(() => makeRoom(element));
    observer.observe(foot);
    return () => {
      observer.disconnect();
      box.style.removeProperty('scroll-padding-bottom');
    };
  }, [form]);
}

/** Puts the focus into a field, and the field into sight with what is said of it below. */
export function focusInSight(field: HTMLElement): void {
  // What is wrong may have made the end of the form higher in this very render.
  makeRoom(field.closest('form'));
  field.focus();
  field.closest('.mantine-InputWrapper-root')?.scrollIntoView?.({ block: 'nearest' });
}
