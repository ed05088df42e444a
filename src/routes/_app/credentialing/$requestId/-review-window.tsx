import { count } from '@/lib/words';
import { NativeSelect } from '@/ui/native-select';
import { setSetting, useSetting } from '@/ui/settings';
import classes from './-checklist.module.css';

const usual = [
  { value: '120', label: '120 days, accreditation' },
  { value: '90', label: '90 days, certification' },
];

/** How long evidence counts: a setting of this browser, also found among the settings. */
export function ReviewWindow() {
  const days = String(useSetting('reviewWindowDays'));
  const isUsual = usual.some(({ value }) => value === days);
  return (
    <div className={classes.window}>
      <NativeSelect
        label="Evidence counts for"
        value={days}
        onChange={(value) => setSetting('reviewWindowDays', Number(value))}
        options={isUsual ? usual : [...usual, { value: days, label: count(Number(days), 'day') }]}
      />
    </div>
  );
}
