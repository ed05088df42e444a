import { Text } from '@mantine/core';
import { useState } from 'react';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { Dash } from '@/ui/dash';
import { childSpots, isScalar, type Spot } from './model';
import { Part } from './part';
import { useTarget } from './use-target';
import { Marked, ValueText } from './value-text';
import { useView } from './view-state';
import classes from './flexible-data.module.css';

const atOnce = 200;

/** Keys and values side by side; nested nodes follow as parts of their own. */
export function FormNode({ spot }: { spot: Spot }) {
  const { printing, target } = useView();
  const [limit, setLimit] = useState(atOnce);
  const children = childSpots(spot);
  const values = children.filter((child) => isScalar(child.value));
  const nodes = children.filter((child) => !isScalar(child.value));
  if (children.length === 0) return <Text c="dimmed">Empty at the source</Text>;
  const wanted =
    target?.spot.owner === values[0]?.owner ? values.findIndex((one) => one.key === target?.spot.key) : -1;
  const shown = printing ? values.length : Math.max(limit, wanted + 1);
  return (
    <>
      {values.length > 0 && (
        <dl className={classes.form}>
          {values.slice(0, shown).map((child) => (
            <Entry key={child.key} spot={child} />
          ))}
        </dl>
      )}
      {values.length > shown && (
        <Button variant="transparent" size="xs" className="no-print" onClick={() => setLimit(shown + 1_000)}>
          Show more of {count(values.length, 'value')}
        </Button>
      )}
      {nodes.slice(0, printing ? nodes.length : limit).map((child) => (
        <Part key={child.key} spot={child} />
      ))}
    </>
  );
}

function Entry({ spot }: { spot: Spot }) {
  const { expression } = useView();
  const { ref, here } = useTarget<HTMLDivElement>(spot);
  return (
    <div ref={ref} className={classes.entry} data-here={here || undefined}>
      <dt>{spot.label?.trim() ? <Marked text={spot.label} expression={expression} /> : <Dash />}</dt>
      <dd>
        <ValueText value={spot.value} expression={expression} />
      </dd>
    </div>
  );
}
