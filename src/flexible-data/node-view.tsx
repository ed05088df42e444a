import { Text } from '@mantine/core';
import { useState } from 'react';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { FormNode } from './form-node';
import { childSpots, isScalar, readNode, type Spot } from './model';
import { Part } from './part';
import { samePlace } from './search';
import { TableNode } from './table-node';
import { useTarget } from './use-target';
import { ValueText } from './value-text';
import { useView } from './view-state';
import classes from './flexible-data.module.css';

/** The content of one node, by its kind, without its name. */
export function NodeView({ spot }: { spot: Spot }) {
  const { expression } = useView();
  const node = readNode(spot.value);
  return (
    <>
      {node.note && (
        <Text c="dimmed" my="xs">
          {node.note}
        </Text>
      )}
      {node.kind === 'value' && <ValueText value={node.value} expression={expression} />}
      {node.kind === 'form' && <FormNode spot={spot} />}
      {node.kind === 'table' && <TableNode spot={spot} />}
      {(node.kind === 'section' || node.kind === 'list') && <SectionNode spot={spot} />}
    </>
  );
}

const atOnce = 50;

/** Parts under one another, headed or not; many of them in portions. */
function SectionNode({ spot }: { spot: Spot }) {
  const { target, printing } = useView();
  const [limit, setLimit] = useState(atOnce);
  const children = childSpots(spot);
  const wanted = children.findIndex((child) => isOnWay(child, target?.spot));
  const shown = printing ? children.length : Math.max(limit, wanted + 1);
  if (children.length === 0) return <Text c="dimmed">Empty at the source</Text>;
  return (
    <>
      {children
        .slice(0, shown)
        .map((child, index) =>
          isScalar(child.value) ? (
            <LooseValue key={`${index} ${child.key}`} spot={child} />
          ) : (
            <Part key={`${index} ${child.key}`} spot={child} />
          ),
        )}
      {children.length > shown && (
        <Button variant="transparent" size="xs" className="no-print" onClick={() => setLimit(shown + 200)}>
          Show more of {count(children.length, 'part')}
        </Button>
      )}
    </>
  );
}

function isOnWay(child: Spot, target: Spot | undefined): boolean {
  for (let at = target; at; at = at.parent) if (samePlace(at, child)) return true;
  return false;
}

/** A value where a node was expected. */
function LooseValue({ spot }: { spot: Spot }) {
  const { expression } = useView();
  const { ref, here } = useTarget<HTMLParagraphElement>(spot);
  return (
    <p ref={ref} className={classes.loose} data-here={here || undefined}>
      {spot.label && <span className="mute">{spot.label} </span>}
      <ValueText value={spot.value} expression={expression} />
    </p>
  );
}
