import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { localDay } from '@/lib/dates';
import { firstDayOfWeek } from './first-day-of-week';
import { PopoverPanel } from './popover-panel';

interface DatePanelProps {
  anchor: HTMLElement;
  label: string;
  /** `YYYY-MM-DD`. */
  day: string | undefined;
  onChoose(day: string): void;
  onClose(): void;
}

/** A month to choose a day from, below the button that opens it. */
export function DatePanel({ anchor, label, day, onChoose, onClose }: DatePanelProps) {
  const shown = day ?? localDay();
  return (
    <PopoverPanel anchor={anchor} label={label} align="end" onClose={onClose}>
      <DatePicker
        value={day ?? null}
        defaultDate={shown}
        onChange={(chosen) => chosen && onChoose(chosen)}
        allowDeselect={false}
        firstDayOfWeek={firstDayOfWeek()}
        weekendDays={[]}
        hideOutsideDates
        highlightToday
        getDayProps={(date) => ({ 'data-autofocus': date === shown || undefined })}
        ariaLabels={{
          previousMonth: 'Previous month',
          nextMonth: 'Next month',
          monthLevelControl: 'Choose a month',
          previousYear: 'Previous year',
          nextYear: 'Next year',
          yearLevelControl: 'Choose a year',
          previousDecade: 'Previous ten years',
          nextDecade: 'Next ten years',
        }}
      />
    </PopoverPanel>
  );
}
