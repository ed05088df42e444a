import { IconOctagonX } from '@/ui/icons';
import { Dash } from '@/ui/dash';
import type { Packet } from './packet';
import { PacketTable } from './section';

/** What is missing or does not count any more, before everything else. */
export function PacketGaps({ packet: { elements, gaps } }: { packet: Packet }) {
  return (
    <PacketTable
      title={`Gaps (${gaps})`}
      none={gaps === 0 ? 'None: every element has evidence that counts on the day of printing.' : undefined}
      head={['Element', 'What is missing']}
    >
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
    </PacketTable>
  );
}
