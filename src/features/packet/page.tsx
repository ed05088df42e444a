import { Group } from '@mantine/core';
import { IconPrinter, IconSearch } from '@tabler/icons-react';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { currentUser } from '@/api/session';
import type { CredentialingRequest, Details } from '@/api/models';
import { now } from '@/lib/clock';
import { formatDateTime, localDay } from '@/lib/dates';
import type { Content } from '@/pdf/blocks';
import { blocksOf } from '@/pdf/from-page';
import { PdfButton, pdfName } from '@/pdf/pdf-button';
import { Button } from '@/ui/button';
import { writePageMargins } from '@/ui/page-margins';
import { SkeletonRows } from '@/ui/route-states';
import { EmptyState, ErrorState } from '@/ui/states';
import { subjectOf } from '@/features/credentialing/read-on-file';
import { useOnFile } from '@/features/credentialing/use-on-file';
import { useRules } from '@/features/credentialing/request-elements';
import { madeNow, readUserNames } from '@/features/users/read-names';
import { PacketCover } from './cover';
import { PacketChecklistNotes, PacketElements } from './elements';
import { PacketEvents } from './events';
import { packetEvidence } from './evidence';
import { PacketFiles } from './files';
import { PacketFindings, PacketGaps } from './gaps';
import { PacketInfo } from './info';
import { PacketLicenses } from './licenses';
import { PacketNotes } from './notes';
import { PacketPractice } from './practice';
import { PacketScans } from './scans';
import { PacketShots } from './shots';
import { packetOf, subjectName } from './packet';
import { usePacketParts } from './use-packet-parts';
import classes from './packet.module.css';

interface PacketPageProps {
  /** The request, or just whom the packet is about. */
  request: Details<CredentialingRequest>;
  back: { to: string; params: Record<string, string> };
}

/** Everything about a request, or a provider, on paper: gaps first, every line with source, date and who. */
export function PacketPage(props: PacketPageProps) {
  return subjectOf(props.request) ? <WholePacket {...props} /> : <PacketOfNobody {...props} />;
}

interface FrameProps {
  title: string;
  back: PacketPageProps['back'];
  /** How it stands with the packet, and what can be done with it. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The paper, under a bar that is not printed. */
function Frame({ title, back, tools, children }: FrameProps) {
  return (
    <div className={classes.packet}>
      <title>{title}</title>
      <Group component="nav" className={classes.tools} justify="space-between" aria-label="Packet">
        <Link to={back.to} params={back.params as never}>
          Back
        </Link>
        {tools}
      </Group>
      {children}
    </div>
  );
}

/** Any field of a request may be missing, also whom it is about: then nothing is on file that could be printed. */
function PacketOfNobody({ back }: PacketPageProps) {
  return (
    <Frame title="Packet" back={back}>
      <main>
        <h1 className="visually-hidden">Credentialing packet</h1>
        <EmptyState
          icon={IconSearch}
          title="There is nothing to put together"
          text="The service does not say whom this request is about. A packet is made of what is on file about a provider or facility."
        />
      </main>
    </Frame>
  );
}

function WholePacket({ request, back }: PacketPageProps) {
  const rules = useRules();
  const { onFile, error, retry } = useOnFile(request);
  const parts = usePacketParts(request);
  const name = subjectName(request);
  const printed = formatDateTime(new Date(now()).toISOString());
  const by = currentUser()?.email;
  const foot = [`Printed ${printed}`, by && `by ${by}`].filter(Boolean).join(' ');
  useEffect(() => writePageMargins({ title: `Credentialing packet, ${name}`, foot }), [name, foot]);
  const queryClient = useQueryClient();
  const paper = useRef<HTMLElement>(null);
  const packet = onFile && packetOf(request, onFile, rules);
  const isThere = Boolean(packet) && parts.isComplete;
  const failure = error ?? parts.error;

  async function content(): Promise<Content> {
    const { made, date } = madeNow(await readUserNames(queryClient));
    const blocks = paper.current ? blocksOf(paper.current) : [];
    const attached = packet ? await packetEvidence(request, packet, parts.licenses, queryClient) : [];
    return {
      title: `Credentialing packet, ${name}`,
      made,
      date,
      parts: [{ blocks, attached }],
    };
  }

  return (
    <Frame
      title={`Packet, ${name}`}
      back={back}
      tools={
        <Tools
          isThere={isThere}
          hasFailed={Boolean(failure)}
          name={pdfName(`packet ${name}`, localDay())}
          content={content}
        />
      }
    >
      {!isThere && (
        <main className={classes.paper}>
          <h1>Credentialing packet, {name}</h1>
          {failure ? (
            <ErrorState
              title="The packet could not be put together"
              error={failure}
              onRetry={() => {
                retry();
                parts.retry();
              }}
            />
          ) : (
            <SkeletonRows rows={8} />
          )}
        </main>
      )}
      {packet && isThere && (
        <main ref={paper} className={classes.paper}>
          <PacketCover request={request} packet={packet} printed={printed} by={by} program={rules.program} />
          <PacketGaps packet={packet} />
          <PacketFindings packet={packet} />
          <PacketElements packet={packet} />
          <PacketChecklistNotes request={request} />
          <PacketLicenses licenses={parts.licenses} />
          <PacketPractice
            provider={request.provider}
            licenses={parts.licenses}
            scans={packet.scans}
            info={parts.info}
          />
          <PacketScans scans={packet.scans} matches={parts.matches} />
          <PacketInfo owner={parts.owner} parts={parts.info} />
          <PacketEvents request={request} log={parts.log} />
          <PacketNotes notes={parts.notes} log={parts.log} />
          <PacketFiles files={packet.files} />
          <PacketShots licenses={parts.licenses} cited={parts.cited} />
        </main>
      )}
    </Frame>
  );
}

interface ToolsProps {
  isThere: boolean;
  hasFailed: boolean;
  /** Of the PDF's file. */
  name: string;
  content: () => Promise<Content>;
}

/**
 * How it stands with the packet, and what can be done with it. It counts what is still on its way, names of what ids stand for
 * among it, by itself: hundreds of pages are not drawn again with every answer.
 */
function Tools({ isThere, hasFailed, name, content }: ToolsProps) {
  const isStill = useIsFetching() === 0;
  const isReady = isThere && isStill;
  const underWay = hasFailed ? '' : 'The packet is being put together';
  return (
    <>
      <span role="status">{isReady ? 'Ready to be printed, or saved as a PDF' : underWay}</span>
      <Group gap="sm" wrap="nowrap">
        <PdfButton name={name} content={content} disabled={!isReady} />
        <Button
          leftSection={<IconPrinter size={14} aria-hidden />}
          disabled={!isReady}
          onClick={() => globalThis.print()}
        >
          Print
        </Button>
      </Group>
    </>
  );
}
