import { Radio, SimpleGrid } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useFieldLabel } from '@/form/form-context';
import { modeWords } from './request-words';

/** Who processes a request; '' until somebody chose. */
export type Mode = '' | 'operator' | 'self';

export const priorities = ['Low', 'Medium', 'High', 'Urgent'] as const;

const label = 'Who processes it';

interface ModeChoiceProps {
  value: Mode;
  onChange: (mode: Mode) => void;
  error?: string | undefined;
  /** The name under which the form around it complains. */
  field?: string;
}

/** Who processes a request, with what follows from it: this cannot be changed afterwards, so nothing is chosen at first. */
export function ModeChoice({ value, onChange, error, field }: ModeChoiceProps) {
  useFieldLabel(field, label);
  return (
    <Radio.Group
      label={label}
      description="Fixed once the request is created."
      error={error}
      value={value}
      onChange={(mode) => onChange(mode as Mode)}
    >
      <SimpleGrid minColWidth={220} autoFlow="auto-fit" my="sm">
        {(['operator', 'self'] as const).map((mode, index) => {
          const words = modeWords({ isSelfManaged: mode === 'self' });
          return (
            <Radio
              key={mode}
              value={mode}
              label={words.label}
              description={words.text}
              data-wrong={error && index === 0 ? '' : undefined}
              data-field={index === 0 ? field : undefined}
            />
          );
        })}
      </SimpleGrid>
    </Radio.Group>
  );
}
