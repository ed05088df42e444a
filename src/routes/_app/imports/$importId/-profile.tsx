import { isRecord } from '@/lib/values';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { fileBlobOptions } from '@/features/files/blob';
import { fileName } from '@/lib/file-name';
import { DownloadButton, OpenButton } from '@/viewer/attachment-list';
import { Dash } from '@/ui/dash';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import { Verbatim } from '@/ui/text';
import { type IdNames, nameOfKey, plainText, profileSections } from './-profile-sections';
import { useIdNames } from './-use-id-names';

interface ProfileValueProps {
  /** The key that the value stands under; it tells what an id stands for. */
  name: string;
  value: unknown;
  names: IdNames;
  depth?: number;
}

/** How far parts are drawn within parts; what lies deeper is written as it came. */
const deepest = 8;

/** A value of any shape: a text, a list, or the fields of a part, each of which may hold more. */
export function ProfileValue({ name, value, names, depth = 0 }: ProfileValueProps) {
  if (depth > deepest) return <Verbatim>{JSON.stringify(value)}</Verbatim>;
  if (Array.isArray(value)) {
    if (value.length === 0) return <Nothing depth={depth} />;
    if (!value.some((item) => typeof item === 'object' && item !== null))
      return <Verbatim>{value.map((item) => plainText(name, item, names) || '–').join(', ')}</Verbatim>;
    return (
      <RecordList>
        {value.map((item, index) => (
          <RecordRow key={index}>
            <ProfileValue name={name} value={item} names={names} depth={depth + 1} />
          </RecordRow>
        ))}
      </RecordList>
    );
  }
  if (isRecord(value)) {
    const fields = Object.entries(value);
    if (fields.length === 0) return <Nothing depth={depth} />;
    const small = fields.filter(([, inner]) => !isLarge(inner));
    const large = fields.filter(([, inner]) => isLarge(inner));
    const field = ([key, inner]: [string, unknown]) => (
      <div key={key}>
        <Text component="dt" size="xs" c="dimmed">
          {nameOfKey(key)}
        </Text>
        {/* A part within a part stands a step in, so that it reads as one. */}
        <Text component="dd" pl={isLarge(inner) ? 'md' : 0}>
          <ProfileValue name={key} value={inner} names={names} depth={depth + 1} />
        </Text>
      </div>
    );
    return (
      <Stack gap="sm">
        {small.length > 0 && (
          <SimpleGrid component="dl" minColWidth={144} spacing="xl" verticalSpacing="sm">
            {small.map(field)}
          </SimpleGrid>
        )}
        {large.length > 0 && (
          <Stack component="dl" gap="sm">
            {large.map(field)}
          </Stack>
        )}
      </Stack>
    );
  }
  const text = plainText(name, value, names);
  if (!text) return <Dash />;
  if (name.endsWith('FilePath'))
    return (
      <>
        <Verbatim>{fileName(text)}</Verbatim>{' '}
        <OpenButton path={text} name={fileName(text)} file={fileBlobOptions} />
        <DownloadButton path={text} name={fileName(text)} file={fileBlobOptions} />
      </>
    );
  return <Verbatim>{text}</Verbatim>;
}

function Nothing({ depth }: { depth: number }) {
  return depth === 0 ? <Text c="dimmed">The source gave none.</Text> : <Dash />;
}

/** Parts that hold parts take the whole width, below the others. */
function isLarge(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => isRecord(item) || Array.isArray(item));
  return isRecord(value);
}

/** An imported profile, whole: every field of every part, in sections. */
export function ProfileView({ profile }: { profile: unknown }) {
  const sections = useMemo(() => profileSections(profile), [profile]);
  const names = useIdNames(profile);
  return (
    <Section title="The whole profile">
      <Stack gap="lg">
        {sections.map(({ id, title, value }) => (
          <Stack key={id} gap="xs">
            <h3>{title}</h3>
            <ProfileValue name={id} value={value} names={names} />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
