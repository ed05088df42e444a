import { IconCalendarDown } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { saveBlob } from '@/ui/files';
import { isMissingPart, missingPartWords } from '@/ui/lazy-component';
import { notify } from '@/ui/notify';
import { icsText, type CalendarEvent } from './ics';

/** An event whose record has a page here. */
export interface ShownEvent extends Omit<CalendarEvent, 'url'> {
  page: { to: string; params?: Record<string, string>; search?: Record<string, unknown> };
}

interface ExportButtonProps {
  /** What the calendar and its file are called: "License expiries Dec 2026". */
  name: string;
  /** What is shown; undefined while it is not known. */
  events: readonly ShownEvent[] | undefined;
}

/** Gives what a calendar shows as a file that other calendars read. */
export function ExportButton({ name, events = [] }: ExportButtonProps) {
  const router = useRouter();
  const [isMaking, setIsMaking] = useState(false);
  const addressOf = (page: ShownEvent['page']) =>
    // What may be any page has no type of its own for the router.
    new URL(router.buildLocation(page as never).publicHref, globalThis.location.origin).href;

  async function save() {
    setIsMaking(true);
    try {
      const withAddress = events.map(({ page, ...event }) => ({ ...event, url: addressOf(page) }));
      const text = await icsText(withAddress, name);
      saveBlob(new Blob([text], { type: 'text/calendar' }), `${name}.ics`);
      notify({
        tone: 'success',
        title: `${count(events.length, 'event')} exported`,
        message: 'Importing the file again moves these events and adds none twice.',
      });
    } catch (error) {
      const { title, text } = isMissingPart(error)
        ? missingPartWords()
        : { title: 'The calendar was not exported', text: String(error) };
      notify({ tone: 'error', title, message: text });
    } finally {
      setIsMaking(false);
    }
  }

  return (
    <Button
      variant="default"
      leftSection={<IconCalendarDown size={14} aria-hidden />}
      blocked={events.length === 0 ? 'Nothing is shown in this month.' : undefined}
      loading={isMaking}
      onClick={() => void save()}
    >
      Export .ics
    </Button>
  );
}
