import { Button } from '@/ui/button';
import {
  programSettings,
  readSetting,
  setSetting,
  useOwnSetting,
  useSetting,
  useSharedSetting,
} from '@/ui/settings';
import { ShareSlot } from '@/ui/sharing';
import { SettingsSection } from '../-section';
import { NumberSetting } from '../-number-setting';
import { ProgramFields } from './program';

/** Gives one's own up, so that what is shared, or usual, is in force. */
function follow() {
  for (const name of programSettings) setSetting(name, undefined);
}

/** The program by which files are decided, how many files an audit looks at, and how soon an answer is looked for. */
export function LimitSettings() {
  const value = {
    program: useSetting('program'),
    programLists: useSetting('programLists'),
    listClock: useSetting('listClock'),
    reviewWindowDays: useSetting('reviewWindowDays'),
    auditShare: useSetting('auditShare'),
    auditMost: useSetting('auditMost'),
    auditLeast: useSetting('auditLeast'),
    followUpFirst: useSetting('followUpFirst'),
    followUpSecond: useSetting('followUpSecond'),
    followUpThird: useSetting('followUpThird'),
  };
  const ownValues = [
    useOwnSetting('program'),
    useOwnSetting('programLists'),
    useOwnSetting('listClock'),
    useOwnSetting('reviewWindowDays'),
    useOwnSetting('auditShare'),
    useOwnSetting('auditMost'),
    useOwnSetting('auditLeast'),
    useOwnSetting('followUpFirst'),
    useOwnSetting('followUpSecond'),
    useOwnSetting('followUpThird'),
  ];
  const isOwn = ownValues.some((value) => value !== undefined);
  const isShared = useSharedSetting('reviewWindowDays') !== undefined;
  return (
    <SettingsSection id="limits" title="Program and limits">
      <ProgramFields />
      <NumberSetting name="auditShare" label="An audit looks at this part of the files" unit="%" />
      <NumberSetting name="auditMost" label="But at no more than" unit="files" />
      <NumberSetting
        name="auditLeast"
        label="And at no fewer of each kind than"
        unit="files"
        hint="Of initial and of recredentialing files each, or all there are where there are fewer."
      />
      <NumberSetting
        name="followUpFirst"
        label="After a first attempt an answer is looked for in"
        unit="days"
      />
      <NumberSetting name="followUpSecond" label="After a second attempt in" unit="days" />
      <NumberSetting
        name="followUpThird"
        label="After a third attempt, and every later one, in"
        unit="days"
        hint="A day on a weekend moves on to Monday. Each attempt may be given another date."
      />
      {isOwn && !isShared && (
        <div>
          <Button variant="subtle" onClick={follow}>
            Go back to the usual program and limits
          </Button>
        </div>
      )}
      <ShareSlot
        kind="evidence-windows"
        words="the program and limits"
        value={value}
        isOwn={isOwn}
        follow={follow}
        keep={(values) => {
          for (const name of programSettings)
            setSetting(name, readSetting(name, (values as Record<string, unknown>)[name]));
        }}
      />
    </SettingsSection>
  );
}
