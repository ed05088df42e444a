import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Input, SegmentedControl } from '@mantine/core';

interface SegmentedFieldProps<Value extends string> {
  label: string;
  /** The label stands above; without it only assistive technology hears it. */
  labelShown?: boolean;
  data: readonly { value: Value; label: string }[];
  value: Value;
  onChange(value: Value): void;
}

/** One of a few, all visible side by side, with a name. */
export function SegmentedField<Value extends string>(props: SegmentedFieldProps<Value>) {
  const { label, labelShown = false, data, value, onChange } = props;
  return (
    <Input.Wrapper {...(labelShown ? { label } : {})} labelElement="div">
      <SegmentedControl
        withItemsBorders={false}
        aria-label={label}
        data={[...data]}
        value={value}
        onChange={onChange}
      />
    </Input.Wrapper>
  );
}
