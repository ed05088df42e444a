import { IconOctagonX } from '@/ui/icons';
import { Dash } from '@/ui/dash';
import type { Packet } from './packet';
import { PacketTable } from './section';

/** What is missing or does not count any more, and why it stayed, before everything else. */
export function PacketGaps({ packet: { gaps, isDecided } }: { packet: Packet }) {
  const day = isDecided ? 'the decision' : 'printing';
  return (
    <PacketTable
      title={`Gaps (${gaps.length})`}
      none={
        gaps.length === 0
          ? `None: every element has evidence that counts on the day of ${day}, or does not apply.`
          : undefined
      }
      head={['Element', 'What is missing', ...(isDecided ? ['Reason why it stayed'] : [])]}
    >
      {gaps.map(({ element, reason }, index) => (
        <tr key={element.id ?? index}>
          <th scope="row">{element.name || <Dash />}</th>
          <td>
            {element.gaps.map((words, line) => (
              <div key={line}>
                <IconOctagonX size={14} aria-hidden /> {words}
              </div>
            ))}
          </td>
          {isDecided && <td>{reason ?? <Dash />}</td>}
        </tr>
      ))}
    </PacketTable>
  );
}
