import { IconOctagonX } from '@/ui/icons';
import { Dash } from '@/ui/dash';
import type { Packet } from './packet';
import { PacketSection, PacketTable } from './section';

/** What is missing or does not count any more, and why it stayed, before everything else. */
export function PacketGaps({ packet: { gaps, isDecided, elements } }: { packet: Packet }) {
  const day = isDecided ? 'the decision' : 'printing';
  const none =
    elements.length === 0
      ? 'Not known: there is no checklist.'
      : `None: every element has evidence that counts on the day of ${day}, or does not apply.`;
  return (
    <PacketTable
      title={`Gaps (${gaps.length})`}
      none={gaps.length === 0 ? none : undefined}
      head={['Element', 'What is missing', ...(isDecided ? ['Reason why it stayed'] : [])]}
    >
      {gaps.map(({ element, reason }, index) => (
        <tr key={element.id ?? index}>
          <th scope="row">{element.name || <Dash />}</th>
          <td>
            {element.gaps.map(({ text }) => (
              <div key={text}>
                <IconOctagonX size={14} aria-hidden /> {text}
              </div>
            ))}
          </td>
          {isDecided && <td>{reason ?? <Dash />}</td>}
        </tr>
      ))}
    </PacketTable>
  );
}

/** What makes the file not clean: it goes to the committee (field.md 1.1). Nothing where there is nothing. */
export function PacketFindings({ packet: { findings } }: { packet: Packet }) {
  if (findings.length === 0) return null;
  return (
    <PacketSection title={`Findings (${findings.length})`}>
      <p>Not a clean file: exclusions, discipline, restrictions and reports are weighed by the committee.</p>
      <ul>
        {findings.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </PacketSection>
  );
}
