import '@mantine/core/styles/NumberInput.layer.css';
import { Box, Group, NumberInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { limits, setSetting, useSetting } from '@/ui/settings';

interface NumberSettingProps {
  name: keyof typeof limits;
  label: string;
  /** What stands behind the number: "minutes". */
  unit: string;
  /** What it does, while the number is one that can be. */
  hint?: ReactNode;
}

/** A setting that is a whole number. What cannot be is not kept, and the last good number stays in force. */
export function NumberSetting({ name, label, unit, hint }: NumberSettingProps) {
  const value = useSetting(name);
  const [least, most] = limits[name];
  const [typed, setTyped] = useState<string>();
  const fits = (text: string) => /^\s*\d+\s*$/.test(text) && Number(text) >= least && Number(text) <= most;
  const shown = typed ?? String(value);
  const valid = fits(shown);
  // It was changed elsewhere, by an import or in another tab: what was typed here has had its effect.
  const isOld = typed !== undefined && valid && Number(typed) !== value;

  function change(text: string) {
    setTyped(text);
    if (fits(text)) setSetting(name, Number(text));
  }

  const withUnit = (input: ReactNode) => (
    <Group gap="sm" mt="xs">
      <Box w={80}>{input}</Box>
      {unit}
    </Group>
  );

  return (
    <NumberInput
      label={label}
      description={valid && hint}
      error={
        !valid && `Give a whole number from ${least} to ${most}. Until then ${value} ${unit} stay in force.`
      }
      inputMode="numeric"
      inputContainer={withUnit}
      min={least}
      max={most}
      clampBehavior="none"
      value={isOld ? value : shown}
      onChange={(next) => change(String(next))}
    />
  );
}
