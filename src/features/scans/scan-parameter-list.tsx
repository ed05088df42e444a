import { IconOctagonX } from '@/ui/icons';
import type { ScanParameter } from '@/api/models';
import { spellOut } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { parameterWords } from './words';
import classes from '@/ui/watch.module.css';

interface ScanParameterListProps {
  parameters: readonly ScanParameter[];
  /** Required kinds that are not there. */
  missing?: readonly string[];
}

/** What something is searched by, a line for each kind. */
export function ScanParameterList({ parameters, missing = [] }: ScanParameterListProps) {
  return (
    <dl className={classes.facts}>
      {parameters.map((parameter, index) => (
        <div key={index} style={{ display: 'contents' }}>
          <dt>{spellOut(parameter.type)}</dt>
          <dd>
            <bdi>{parameterWords(parameter) || <Dash />}</bdi>
          </dd>
        </div>
      ))}
      {missing.map((type) => (
        <div key={type} style={{ display: 'contents' }}>
          <dt>{spellOut(type)}</dt>
          <dd className={classes.missing}>
            <IconOctagonX size={14} aria-hidden /> Required, and missing
          </dd>
        </div>
      ))}
    </dl>
  );
}
