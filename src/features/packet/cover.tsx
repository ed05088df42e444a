import type { CredentialingRequest, Details } from '@/api/models';
import { addressWords } from '@/domain/groups';
import type { Program } from '@/domain/program';
import { calendarDay, formatDate, formatDay, localDay } from '@/lib/dates';
import { npiText } from '@/lib/npi';
import { count, spellOut, textOf, userWords } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { decidedAt, elementWords } from '@/features/credentialing/request-elements';
import { modeWords, requestStatus } from '@/features/credentialing/request-words';
import { Verbatim } from '@/ui/text';
import { subjectName, type Packet } from './packet';
import classes from './packet.module.css';

interface PacketCoverProps {
  request: Details<CredentialingRequest>;
  packet: Packet;
  /** When it was printed, and by whom. */
  printed: string;
  by: string | undefined;
  program: Program;
}

/** The first page: whom the packet is about, for what, and how it stands. */
export function PacketCover({ request, packet, printed, by, program }: PacketCoverProps) {
  const { id, provider, facility, checklist } = request;
  const decided = localDay(decidedAt(request));
  const facts: [string, string | undefined][] = [
    ['NPI', npiText(provider)],
    ['Date of birth', day(provider?.dateOfBirth)],
    ['Type', provider?.providerType?.name],
    ['Address', addressWords(facility)],
    ['Credentialing status', provider?.credentialingStatus && spellOut(provider.credentialingStatus)],
    ['Credentialed', day(provider?.credentialedDate)],
    ['Recredentialed', (provider?.recredentialedDates ?? []).flatMap((each) => day(each) ?? []).join(', ')],
    ['Recredentialing due', day(provider?.nextCredentialingDate)],
    ...(id ? requestFacts(request) : []),
    ['Organization', textOf(checklist?.details?.organization)],
    [
      'Program',
      `${program.name}, verification time limit ${count(program.windowDays(decided), 'day')} before ${program.runsTo}`,
    ],
    ['Printed', [printed, by && `by ${by}`].filter(Boolean).join(', ')],
  ];
  return (
    <header className={classes.cover}>
      <p className="mute">Credentialing packet</p>
      <h1>
        <Verbatim>{subjectName(request)}</Verbatim>
      </h1>
      {id && (
        <p>
          <Status of="request" value={requestStatus(request)} />
        </p>
      )}
      <dl className={classes.facts}>
        {facts
          .filter(([label, value]) => value || label === 'NPI')
          .map(([label, value]) => (
            <div key={label}>
              <dt className="mute">{label}</dt>
              <dd>{value || <Dash />}</dd>
            </div>
          ))}
      </dl>
      <p>{coverWords(packet)}</p>
    </header>
  );
}

function coverWords({ isDrawnUp, isDecided, elements }: Packet): string {
  if (isDrawnUp && isDecided) return 'There is no checklist: this request was closed without one.';
  const standard = isDrawnUp
    ? 'There is no checklist: the elements below are the standard ones, generated from what is on file. '
    : '';
  return `${standard}${elementWords(elements)}.`;
}

function requestFacts(request: Details<CredentialingRequest>): [string, string | undefined][] {
  return [
    ['Request', `${spellOut(request.type)}, ${spellOut(request.priority).toLowerCase()} priority`],
    ['Processed', modeWords(request).label],
    ['Owner', userWords(request.owner)],
    ['Application received', day(request.applicationReceivedDate)],
    ['Created', request.createdAt && formatDay(request.createdAt)],
    ['Request id', request.id],
  ];
}

const day = (value: string | undefined) => (calendarDay(value) ? formatDate(value) : undefined);
