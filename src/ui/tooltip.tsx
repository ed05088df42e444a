import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip as MantineTooltip } from '@mantine/core';

/** The words of `data-tooltip` beside the element that has them. Assistive technology has them as its name or description. */
export function Tooltip({ target }: { target: HTMLElement }) {
  return (
    <MantineTooltip
      key={target.dataset.tooltip}
      opened
      target={target}
      label={target.dataset.tooltip}
      // Below a field stands what is wrong with it.
      position={target.closest('nav') ? 'right' : target.closest('.mantine-Input-section') ? 'top' : 'bottom'}
      multiline
      maw={320}
      px="sm"
      transitionProps={{ duration: 0 }}
      zIndex={1000}
      className="no-print"
      aria-hidden
    />
  );
}
