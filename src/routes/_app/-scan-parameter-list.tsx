import type { ReactNode } from 'react';
import type { ScanParameter } from '@/api/models';
import { spellOut } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { parameterWords } from './-scan-words';
import classes from './-watch.module.css';

interface ScanParameterListProps {
  parameters: readonly ScanParameter[];
  /** Kinds that are not there, and what to say of each. */
  missing?: readonly string[];
  missingWords?: ReactNode;
}

/** What something is searched by, a line for each kind. */
export function ScanParameterList({ parameters, missing = [], missingWords }: ScanParameterListProps) {
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
          <dd className={classes.missing}>{missingWords}</dd>
        </div>
      ))}
    </dl>
  );
}
