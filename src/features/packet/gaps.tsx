import { IconOctagonX } from '@/ui/icons';
import { Dash } from '@/ui/dash';
import type { Packet } from './packet';
import { PacketSection } from './section';
import classes from './packet.module.css';

/** What is missing or does not count any more, before everything else. */
export function PacketGaps({ packet: { elements, gaps } }: { packet: Packet }) {
  return (
    <PacketSection
      title={`Gaps (${gaps})`}
      none={gaps === 0 ? 'None: every element has evidence that counts on the day of printing.' : undefined}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Element</th>
            <th scope="col">What is missing</th>
          </tr>
        </thead>
        <tbody>
          {elements.map(
            (element, index) =>
              element.gaps.length > 0 && (
                <tr key={element.id ?? index}>
                  <th scope="row">{element.name || <Dash />}</th>
                  <td>
                    {element.gaps.map((words, line) => (
                      <div key={line}>
                        <IconOctagonX size={14} aria-hidden /> {words}
                      </div>
                    ))}
                  </td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </PacketSection>
  );
}
