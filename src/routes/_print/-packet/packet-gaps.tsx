import { Icon } from '@/ui/icons';
import type { Packet } from './packet';
import { PacketSection } from './packet-section';
import classes from './packet.module.css';

/** What is missing or does not count any more, before everything else. */
export function PacketGaps({ packet: { gaps } }: { packet: Packet }) {
  return (
    <PacketSection
      title={`Gaps (${gaps.length})`}
      none={
        gaps.length === 0 ? 'None: every element has evidence that counts on the day of printing.' : undefined
      }
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Element</th>
            <th scope="col">What is missing</th>
          </tr>
        </thead>
        <tbody>
          {gaps.map(({ element, words }, index) => (
            <tr key={index}>
              <th scope="row">{element}</th>
              <td>
                <Icon name="octagon" size={14} /> {words}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PacketSection>
  );
}
