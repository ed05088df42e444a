import { Text } from '@mantine/core';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Button } from '@/ui/button';
import { isRarelyDrawn, pictures, type FileFormat } from '@/lib/file-format';
import { mostText, useFileKind } from './file-kind';
import { fileSize, saveBlob, ssnsIn } from '@/ui/files';
import { isMissingPart, lazyComponent } from '@/ui/lazy-component';
import { EmptyState } from '@/ui/states';
import { useObjectUrl } from './use-object-url';
import classes from './evidence-viewer.module.css';

const PdfPages = lazyComponent(async () => (await import('./pdf-pages')).PdfPages);

interface EvidenceFileProps {
  /** Undefined until it came. */
  blob: Blob | undefined;
  name: string;
  saveAs: string;
  failed: boolean;
  onRetry: () => void;
}

/** Why a file that could be shown is not: it is damaged, wants a password, what draws it failed or could not be fetched. */
export type BrokenFile = 'damaged' | 'protected' | 'failed' | 'missing part' | { rarelyDrawn: string };

/** A file as it came from the service, drawn as what it is, or why it cannot be. What draws it takes down nothing else. */
export function EvidenceFile(props: EvidenceFileProps) {
  const { blob, saveAs } = props;
  const [failure, setFailure] = useState<BrokenFile>();
  if (blob && failure) return <NotShown blob={blob} saveAs={saveAs} why={failure} />;
  return (
    <CatchBoundary
      getResetKey={() => saveAs}
      errorComponent={Nothing}
      onCatch={(error) => setFailure(isMissingPart(error) ? 'missing part' : 'failed')}
    >
      <SsnsNote blob={blob} />
      <FileContent {...props} />
    </CatchBoundary>
  );
}

const Nothing = () => null;

/** What somebody who sees of social security numbers how they end is told about a file. */
function SsnsNote({ blob }: Pick<EvidenceFileProps, 'blob'>) {
  const has = ssnsIn(blob);
  if (!has) return null;
  return (
    <Text size="xs" c="dimmed" px="md" py={6}>
      {has === 'masked'
        ? 'Social security numbers are masked here. The file that the service holds has them whole.'
        : 'Nothing in this file can be masked: it may show whole social security numbers.'}
    </Text>
  );
}

function FileContent({ blob, name, saveAs, failed, onRetry }: EvidenceFileProps) {
  const kind = useFileKind(blob, saveAs);
  const [broken, setBroken] = useState<BrokenFile>();
  if (!blob && failed) {
    return (
      <Text p="xl" role="alert">
        The file could not be loaded.{' '}
        <Button variant="default" size="xs" onClick={onRetry}>
          Try again
        </Button>
      </Text>
    );
  }
  if (!blob || !kind) return <Text p="xl">Loading the file</Text>;
  if (broken || kind.is === 'other') return <NotShown blob={blob} saveAs={saveAs} why={broken} />;
  if (kind.is === 'image') {
    return <Picture blob={kind.picture} name={name} onBroken={() => setBroken(whyNotDrawn(kind.format))} />;
  }
  if (kind.is === 'pdf') {
    return (
      <Suspense fallback={<Text p="xl">Loading the file</Text>}>
        <PdfPages blob={blob} name={name} onBroken={setBroken} />
      </Suspense>
    );
  }
  return (
    <>
      <pre translate="no" className={classes.text}>
        {kind.text || 'The file is empty.'}
      </pre>
      {kind.text.length >= mostText && (
        <Text p="md" c="dimmed">
          This is its beginning. Download it to read the rest.
        </Text>
      )}
    </>
  );
}

function Picture({ blob, name, onBroken }: { blob: Blob; name: string; onBroken: () => void }) {
  const url = useObjectUrl(blob);
  if (!url) return null;
  return <img src={url} alt={name} draggable={false} onError={onBroken} />;
}

/** Why a browser did not draw a picture: of some formats it may know nothing, which says nothing about the file. */
function whyNotDrawn(format: FileFormat | undefined): BrokenFile {
  const name = format && isRarelyDrawn(format) ? pictures[format]?.name : undefined;
  return name === undefined ? 'damaged' : { rarelyDrawn: name };
}

const titles: Record<Exclude<BrokenFile, object>, string> = {
  damaged: 'This file is damaged and cannot be shown',
  protected: 'This PDF is protected by a password',
  failed: 'This browser could not draw the file',
  'missing part': 'A new version of Credence is available: load the page again to see this file',
};

/** What the browser has no way to draw: what it is, and the way to it. */
function NotShown({ blob, saveAs, why }: { blob: Blob; saveAs: string; why: BrokenFile | undefined }) {
  const isRare = typeof why === 'object';
  const about = [blob.type || 'unknown type', fileSize(blob.size)].filter(Boolean).join(', ');
  return (
    <EmptyState
      icon={IconFileText}
      title={
        isRare
          ? `This is a ${why.rarelyDrawn} picture, which this browser cannot show`
          : why
            ? titles[why]
            : 'This kind of file cannot be shown here'
      }
      text={`${saveAs}, ${about}. Download it to look at it${isRare ? ', or ask for it as JPEG or PDF' : ''}.`}
      action={
        <Button
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => saveBlob(blob, saveAs)}
        >
          Download
        </Button>
      }
    />
  );
}
