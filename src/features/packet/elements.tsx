import type { CredentialingRequest } from '@/api/models';
import { calendarDay } from '@/lib/dates';
import { textOf } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { DateText, DayText } from '@/ui/text';
import type { Evidence } from '@/features/credentialing/held';
import { windowWords } from '@/features/credentialing/window';
import type { Packet } from './packet';
import { PacketSection, PacketTable } from './section';
import classes from './packet.module.css';

/** What was written about the checklist as a whole. */
export function PacketChecklistNotes({ request }: { request: CredentialingRequest }) {
  const notes = textOf(request.checklist?.notes);
  if (!notes) return null;
  return (
    <PacketSection title="Notes on the checklist">
      <p className="as-written">{notes}</p>
    </PacketSection>
  );
}

/** Every element: its status, who says so, when that was verified, who confirmed it, and the evidence. */
export function PacketElements({ packet: { elements } }: { packet: Packet }) {
  return (
    <PacketTable
      title="Elements"
      none={elements.length === 0 ? 'None.' : undefined}
      head={['Element and evidence', 'Status', 'Source', 'Verified', 'Counts until', 'Confirmed']}
    >
      {elements.map((element, index) => (
        <tr key={element.id ?? index}>
          <th scope="row">
            {element.name || <Dash />}
            {element.evidence.length > 0 && (
              <ul className={classes.evidence}>
                {element.evidence.map((one) => (
                  <li key={one.key}>
                    <EvidenceWords evidence={one} />
                  </li>
                ))}
              </ul>
            )}
          </th>
          <td>{element.status ? <Status of="element" value={element.status} /> : <Dash />}</td>
          <td>
            {element.status === 'NotApplicable' && element.source && 'Reason: '}
            {element.source ?? <Dash />}
          </td>
          <td>
            <DayText value={element.verifiedAt} />
          </td>
          <td>
            {element.until ? (
              <>
                <DateText value={element.until} />, {windowWords(element)}
              </>
            ) : (
              <Dash />
            )}
          </td>
          <td>
            {element.confirmedBy ?? (element.confirmedAt ? '' : <Dash />)}{' '}
            {calendarDay(element.confirmedAt) && <DayText value={element.confirmedAt} />}
          </td>
        </tr>
      ))}
    </PacketTable>
  );
}

function EvidenceWords({ evidence: { label, source, outcome, verifiedAt, gap } }: { evidence: Evidence }) {
  return (
    <>
      {label}
      {source && source !== label && `, ${source}`}
      {outcome && (
        <>
          {' '}
          <Status of={outcome.of} value={outcome.value} />
        </>
      )}
      {verifiedAt && (
        <>
          , <DayText value={verifiedAt} />
        </>
      )}
      {gap && `. ${gap}`}
    </>
  );
}
