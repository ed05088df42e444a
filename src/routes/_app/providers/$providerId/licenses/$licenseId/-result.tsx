import { Group, SimpleGrid } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { IconDiamondAlert } from '@/ui/icons';
import { Link } from '@tanstack/react-router';
import { useId, useState, type ReactNode } from 'react';
import type { LicenseVerificationResult } from '@/api/models';
import { disciplineIn } from '@/domain/discipline';
import { fileBlobOptions } from '@/features/files/blob';
import { SettleWord } from '@/features/licenses/board-words';
import { disciplinarySummary } from '@/flexible-data/describe';
import { FlexibleDataView } from '@/flexible-data/flexible-data-view';
import { isEmptyData, summarise } from '@/flexible-data/summarise';
import { count, spellOut, textOf } from '@/lib/words';
import { AttachmentList } from '@/viewer/attachment-list';
import { EvidenceImages } from '@/viewer/evidence-image';
import { FoldButton } from '@/ui/fold';
import { Fact, Facts } from '@/ui/layout';
import { BoardStatus } from '@/ui/board-status';
import { Status } from '@/ui/status';
import { DateText, Mono } from '@/ui/text';
import { usePrinting } from '@/ui/use-printing';

interface LicenseResultProps {
  result: LicenseVerificationResult;
  index: number;
  total: number;
  isChosen: boolean;
  /** Another result was chosen: this one begins folded. */
  isPassedOver: boolean;
  ids: { providerId: string; licenseId: string };
  verificationId: string | undefined;
}

/** One result of the source with all it said, as evidence. */
export function LicenseResult(props: LicenseResultProps) {
  const { result, index, total, isChosen, isPassedOver } = props;
  const [open, setOpen] = useState(!isPassedOver);
  const shown = usePrinting() || open;
  const id = useId();
  const title = total > 1 ? `Result ${index + 1} of ${total}` : 'Primary source';
  const { problems } = result ?? {};
  return (
    <section aria-labelledby={id}>
      <Group gap="sm" mb="xs">
        <h2 id={id}>
          {total > 1 ? (
            <FoldButton open={shown} onToggle={() => setOpen(!shown)}>
              {title}
            </FoldButton>
          ) : (
            title
          )}
        </h2>
        {isChosen && <Status of="verification" value="Found" label="Chosen" />}
        {!shown && (
          <Group gap="xs" c="dimmed">
            {[result?.name, result?.licenseType].filter(Boolean).join(', ')}
            {textOf(result?.licenseStatus) && <BoardStatus word={result?.licenseStatus} />}
          </Group>
        )}
      </Group>
      {Array.isArray(problems) && problems.length > 0 && (
        <Group gap="lg" mb="xs">
          {problems.map((problem) => (
            <Group key={problem} gap={5} c="amber">
              <IconDiamondAlert size={14} aria-hidden />
              {spellOut(problem)}
            </Group>
          ))}
        </Group>
      )}
      {shown && <ResultBody {...props} />}
    </section>
  );
}

function ResultBody({ result, index, total, ids, verificationId }: LicenseResultProps) {
  const { screenshots, attachments, disciplinaryActions, additionalProperties } = result ?? {};
  const { actions, newest } = disciplinarySummary(disciplinaryActions);
  const discipline = disciplineIn(disciplinaryActions);
  return (
    <>
      <ResultFacts result={result ?? {}} />
      <Block
        title="Screenshots and files"
        summary={evidenceWords(lengthOf(screenshots), lengthOf(attachments))}
      >
        <EvidenceImages
          paths={screenshots}
          file={fileBlobOptions}
          label={total > 1 ? `Screenshot of result ${index + 1}` : 'Screenshot'}
        />
        <AttachmentList attachments={attachments} file={fileBlobOptions} />
      </Block>
      <Block
        title="Disciplinary actions"
        summary={
          discipline === 'some' ? (
            <Group gap={5} wrap="nowrap" c="red">
              <IconAlertTriangle size={14} aria-hidden />
              {actions > 0 ? count(actions, 'action') : summarise(disciplinaryActions)}
              {newest ? `, newest: ${newest}` : ''}
            </Group>
          ) : (
            { none: 'none reported', unknown: 'not told by the source' }[discipline]
          )
        }
      >
        {!isEmptyData(disciplinaryActions) && (
          <FlexibleDataView data={disciplinaryActions} label="Disciplinary actions" />
        )}
      </Block>
      <Block
        title="Other details"
        summary={
          <>
            {additionalProperties ? summarise(additionalProperties) : 'none given'}
            {!isEmptyData(additionalProperties) && (
              <Link
                to="/providers/$providerId/licenses/$licenseId/details"
                params={ids}
                search={{
                  ...(verificationId ? { verification: verificationId } : {}),
                  ...(index > 0 ? { result: index + 1 } : {}),
                }}
                className="no-print"
              >
                Open on a page of its own
              </Link>
            )}
          </>
        }
      >
        {!isEmptyData(additionalProperties) && (
          <FlexibleDataView data={additionalProperties} label="Other details" />
        )}
      </Block>
    </>
  );
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

function evidenceWords(screenshots: number, attachments: number): string {
  const words = [
    screenshots > 0 ? count(screenshots, 'screenshot') : '',
    attachments > 0 ? count(attachments, 'attachment') : '',
  ].filter(Boolean);
  return words.join(', ') || 'none taken';
}

function Block({ title, summary, children }: { title: string; summary: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Group gap="sm" mt="lg" mb="xs">
        <h3>{title}</h3>
        <Group gap="sm" c="dimmed">
          {summary}
        </Group>
      </Group>
      {children}
    </div>
  );
}

const known = new Set([
  'name',
  'licenseType',
  'licenseStatus',
  'licenseNumber',
  'address',
  'issued',
  'expires',
  'prescriptiveAuthority',
  'compactStatus',
  'screenshots',
  'attachments',
  'disciplinaryActions',
  'additionalProperties',
  'problems',
]);

function ResultFacts({ result }: { result: LicenseVerificationResult }) {
  const { name, licenseNumber, licenseType, licenseStatus, address, issued, expires } = result;
  const { prescriptiveAuthority, compactStatus } = result;
  const others = Object.entries(result).filter(([key, value]) => !known.has(key) && value !== undefined);
  return (
    <SimpleGrid type="container" cols={{ base: 1, '600px': 2 }} spacing="xl" verticalSpacing={6}>
      <Facts labelWidth={128}>
        <Fact name="Name">{name}</Fact>
        <Fact name="License number">{licenseNumber && <Mono>{licenseNumber}</Mono>}</Fact>
        <Fact name="License type">{licenseType}</Fact>
        <Fact name="License status">
          {textOf(licenseStatus) && (
            <>
              <BoardStatus word={licenseStatus} wraps /> <SettleWord word={licenseStatus} />
            </>
          )}
        </Fact>
        <Fact name="Address">{address}</Fact>
      </Facts>
      <Facts labelWidth={128}>
        <Fact name="Issued">
          <DateText value={issued} />
        </Fact>
        <Fact name="Expires">
          <DateText value={expires} relative />
        </Fact>
        <Fact name="Compact status">{compactStatus}</Fact>
        <Fact name="Prescriptive authority">{prescriptiveAuthority}</Fact>
        {others.map(([key, value]) => (
          <Fact key={key} name={spellOut(key)}>
            {typeof value === 'object' ? (
              <FlexibleDataView data={value} label={spellOut(key)} tools={false} />
            ) : (
              String(value)
            )}
          </Fact>
        ))}
      </Facts>
    </SimpleGrid>
  );
}
