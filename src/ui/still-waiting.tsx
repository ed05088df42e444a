import { Box, Group, Stack } from '@mantine/core';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { busyUntil, waitingReads } from '@/api/waiting-reads';
import { useStore } from '@/lib/store';
import { announce } from './announce';
import { Button } from './button';
import { dockId } from './dock';
import { Note } from './layout';

/**
 * Says that the service has not answered yet, or is busy, and what can be done about it. It stands below the page, which gets lower
 * from its foot, and covers nothing; over a dialog, which covers the frame, and over a page without one.
 */
export function StillWaiting() {
  const hasDialog = useSyncExternalStore(watchDialogs, isDialogOpen);
  const dock = hasDialog ? null : document.getElementById(dockId);
  if (dock) return createPortal(<Said />, dock);
  return (
    <Box
      className="no-print"
      pos="fixed"
      bottom={16}
      left={16}
      maw="calc(100vw - 32px)"
      style={{ zIndex: 400 }}
    >
      <Stack gap="sm">
        <Said />
      </Stack>
    </Box>
  );
}

/** The mark that dialogs leave on the page while they are open. */
const isDialogOpen = () => document.body.dataset.dialog !== undefined;

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { attributeFilter: ['data-dialog'] });
  return () => observer.disconnect();
}

function Said() {
  const reads = useStore(waitingReads);
  const again = useStore(busyUntil);
  return (
    <>
      {again > 0 && <ServiceBusy again={again} />}
      {reads.length > 0 && (
        <Note
          role="status"
          action={
            <Group gap="sm">
              <Button variant="default" size="xs" onClick={() => reads.forEach((read) => read.stop())}>
                Stop
              </Button>
              <Button variant="default" size="xs" onClick={() => reads.forEach((read) => read.again())}>
                Try again
              </Button>
            </Group>
          }
        >
          Still waiting for the service.
        </Note>
      )}
    </>
  );
}

const inSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

/** The seconds count down where they are seen, and are read out once. */
function ServiceBusy({ again }: { again: number }) {
  const isReading = useIsFetching() > 0;
  const [at, setAt] = useState(Date.now);
  useEffect(() => {
    announce(`The service is busy. Reading again in ${inSeconds(again - Date.now())} seconds.`);
    const timer = setInterval(() => setAt(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [again]);
  if (!isReading) return null;
  return (
    <Note>
      <span role="timer">{`The service is busy; reading again in ${inSeconds(again - at)} s.`}</span>
    </Note>
  );
}
