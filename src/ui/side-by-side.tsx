import { Box, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type CSSProperties } from 'react';
import { fileName } from '@/lib/file-name';
import { ActionIcon, Button } from './button';
import { Dialog } from './dialog';
import { saveBlob, type FileQuery } from './files';
import { Picture } from './lightbox';
import { Toolbar } from './parts';
import { useShortcuts } from './shortcuts';
import { Keys } from './text';
import classes from './evidence-image.module.css';

export interface NamedPicture {
  path: string;
  /** Whose it is: `Result 2`. */
  name: string;
}

interface SideBySideProps {
  pictures: readonly NamedPicture[];
  file: FileQuery;
  onClose: () => void;
}

/** How wide a picture is drawn, in percent of its pane. */
const zooms = [100, 150, 200, 300, 400];

/** Screenshots beside each other, as large as the window allows; all are enlarged together, and each scrolls. */
export function SideBySide(props: SideBySideProps) {
  return (
    <Dialog title="Screenshots side by side" width={2400} onClose={props.onClose}>
      <Panes {...props} />
    </Dialog>
  );
}

function Panes({ pictures, file }: SideBySideProps) {
  const [at, setAt] = useState(0);
  const zoom = zooms[at] ?? 100;
  const closer = () => setAt(Math.min(zooms.length - 1, at + 1));
  const farther = () => setAt(Math.max(0, at - 1));
  useShortcuts('Screenshots side by side', [
    { keys: '+', label: 'Zoom in', run: closer },
    { keys: '-', label: 'Zoom out', run: farther },
  ]);
  return (
    <Stack gap="md">
      <Toolbar label="Zoom">
        <Button
          variant="default"
          disabled={at === 0}
          onClick={farther}
          leftSection={<IconZoomOut size={14} aria-hidden />}
          rightSection={<Keys keys="-" />}
        >
          Zoom out
        </Button>
        <Button
          variant="default"
          disabled={at === zooms.length - 1}
          onClick={closer}
          leftSection={<IconZoomIn size={14} aria-hidden />}
          rightSection={<Keys keys="+" />}
        >
          Zoom in
        </Button>
        <output>{zoom}%</output>
      </Toolbar>
      <Group className={classes.panes} wrap="nowrap" align="flex-start" gap="md">
        {pictures.map((picture, index) => (
          <Pane key={`${index} ${picture.path}`} {...picture} file={file} zoom={zoom} />
        ))}
      </Group>
    </Stack>
  );
}

function Pane({ path, name, file, zoom }: NamedPicture & { file: FileQuery; zoom: number }) {
  const { data, error, refetch } = useQuery(file(path));
  return (
    <Box flex="1 0 320px" miw={0}>
      <Group justify="space-between" wrap="nowrap" mih={32}>
        <Text fw={600}>{name}</Text>
        {data && (
          <ActionIcon
            variant="subtle"
            aria-label={`Download: ${name}`}
            onClick={() => saveBlob(data, fileName(path))}
          >
            <IconDownload size={16} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so arrow keys must reach it */}
      <section
        className={classes.stage}
        data-zoom={zoom}
        style={{ '--zoom': `${zoom}%` } as CSSProperties}
        tabIndex={0}
        aria-label={name}
      >
        <Picture key={path} blob={data} name={name} failed={Boolean(error)} onRetry={() => void refetch()} />
      </section>
    </Box>
  );
}
