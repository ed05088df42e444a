import { NavLink, ScrollArea, Text } from '@mantine/core';
import '@mantine/core/styles/NavLink.layer.css';
import type { Spot } from './model';
import type { OutlineLine } from './outline';
import { samePlace } from './search';
import classes from './flexible-data.module.css';

interface OutlineListProps {
  lines: OutlineLine[];
  target: Spot | undefined;
  onChoose: (spot: Spot) => void;
}

/** The parts by name with their sizes; empty ones are listed too. */
export function OutlineList({ lines, target, onChoose }: OutlineListProps) {
  return (
    <nav className={classes.outline} aria-label="Parts">
      <ScrollArea.Autosize mah="70vh" type="auto">
        <ul>
          {lines.map((line, index) => {
            const isHere = samePlace(target, line.spot);
            return (
              <li key={index}>
                <NavLink
                  component="button"
                  type="button"
                  bdrs="md"
                  py={5}
                  pl={8 + 14 * line.level}
                  color="gray"
                  noWrap
                  label={line.label}
                  rightSection={
                    <Text span size="xs" c="dimmed">
                      {line.size}
                    </Text>
                  }
                  active={isHere}
                  aria-current={isHere || undefined}
                  onClick={() => onChoose(line.spot)}
                />
              </li>
            );
          })}
        </ul>
      </ScrollArea.Autosize>
    </nav>
  );
}
