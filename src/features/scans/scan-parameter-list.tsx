import { Group } from '@mantine/core';
import { IconOctagonX } from '@/ui/icons';
import type { ScanParameter } from '@/api/models';
import { spellOut } from '@/lib/words';
import { Fact, Facts } from '@/ui/layout';
import { Verbatim } from '@/ui/text';
import { parameterWords } from './words';

interface ScanParameterListProps {
  parameters: readonly ScanParameter[];
  /** Required kinds that are not there. */
  missing?: readonly string[];
}

/** What something is searched by, a line for each kind. */
export function ScanParameterList({ parameters, missing = [] }: ScanParameterListProps) {
  return (
    <Facts>
      {parameters.map((parameter, index) => (
        <Fact key={index} name={spellOut(parameter.type)}>
          {parameterWords(parameter) && <Verbatim>{parameterWords(parameter)}</Verbatim>}
        </Fact>
      ))}
      {missing.map((type) => (
        <Fact key={type} name={spellOut(type)}>
          <Group gap={6} c="red">
            <IconOctagonX size={14} aria-hidden /> Required, and missing
          </Group>
        </Fact>
      ))}
    </Facts>
  );
}
