import { Box, Table, Text, type TableScrollContainerProps } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';

/** Says in a narrow window that what is in `scroller` goes on sideways, as long as it does: there no scroll bar tells it. */
export function SidewaysHint({ scroller }: { scroller: HTMLElement | null }) {
  const [goesOn, setGoesOn] = useState(false);
  useLayoutEffect(() => {
    if (!scroller) return undefined;
    const look = () => setGoesOn(scroller.scrollWidth - scroller.clientWidth > 1);
    look();
    const observer = new ResizeObserver(look);
    for (const element of [scroller, ...scroller.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return (
    goesOn && (
      <Text size="xs" c="dimmed" py={4} hiddenFrom="sm" className="no-print">
        Scroll the table sideways for more columns.
      </Text>
    )
  );
}

/** A table that keeps a least width, and scrolls sideways in a window that is narrower, which it says. */
export function WideTable({ children, ...props }: TableScrollContainerProps) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  return (
    <Box w="100%" miw={0}>
      <SidewaysHint scroller={scroller} />
      {/* Words for assistive technology within it are placed, and would reach out of it else. */}
      <Table.ScrollContainer pos="relative" {...props} type="native" ref={setScroller}>
        {children}
      </Table.ScrollContainer>
    </Box>
  );
}
