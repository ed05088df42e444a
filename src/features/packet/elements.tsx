import type { CredentialingRequest, Details } from '@/api/models';
import { calendarDay } from '@/lib/dates';
import { textOf } from '@/lib/words';
import { UserName } from '@/features/users/user-name';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { DateText, DayText } from '@/ui/text';
import { type Evidence, gapWords } from '@/domain/evidence/types';
import { methodWords, standingWords } from '@/domain/evidence/verification-record';
import { clockWords } from '@/domain/evidence/window';
import type { Packet } from './packet';
import { PacketSection, PacketTable } from './section';
import classes from './packet.module.css';

/** What was written about the checklist as a whole. */
export function PacketChecklistNotes({ request }: { request: Details<CredentialingRequest> }) {
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
      head={['Element and evidence', 'Status', 'Source', 'Verified', 'Valid through', 'Confirmed']}
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
            {element.records.length > 0 && (
              <ul className={classes.evidence}>
                {element.records.map(
                  ({ entry, source, method, date, by, document, ...details }, position) => (
                    <li key={position}>
                      {entry && `${entry}: `}
                      {source}, {methodWords(method)}, <DateText value={date} />
                      {standingWords(details) && `, ${standingWords(details)}`}, recorded by{' '}
                      <UserName address={by} />
                      {document && `, document ${document}`}
                    </li>
                  ),
                )}
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
            {element.clock !== 'window' && element.until ? (
              clockWords(element)
            ) : element.until ? (
              <>
                <DateText value={element.until} />, {clockWords(element)}
              </>
            ) : (
              <Dash />
            )}
          </td>
          <td>
            {element.confirmedBy ? (
              <UserName address={element.confirmedBy} />
            ) : element.confirmedAt ? (
              ''
            ) : (
              <Dash />
            )}{' '}
            {calendarDay(element.confirmedAt) && <DayText value={element.confirmedAt} />}
          </td>
        </tr>
      ))}
    </PacketTable>
  );
}

function EvidenceWords({ evidence: { label, source, outcome, verifiedAt, gaps } }: { evidence: Evidence }) {
  return (
    <>
      {label}
      {source && source !== label && `, ${source}`}
      {outcome && (
        <>
          {' '}
          <Status {...outcome} />
        </>
      )}
      {verifiedAt && (
        <>
          , <DayText value={verifiedAt} />
        </>
      )}
      {gaps.length > 0 && `. ${gapWords(gaps)}`}
    </>
  );
}
