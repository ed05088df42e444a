import { Box, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { EntryDialog } from '@/info/entry-dialog';
import { AttachLicenseDialog } from '@/features/licenses/attach-license-dialog';
import { updateProvider } from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import type { License, Provider } from '@/api/models';
import type { Facts } from '@/records/field';
import type { Comparison as Compare } from '@/review/marks';
import { providerCollections } from '@/info/provider/index';
import { count, fullName } from '@/lib/words';
import { Button } from '@/ui/button';
import { Section } from '@/ui/layout';
import { SkeletonRows } from '@/ui/route-states';
import { ErrorState, InlineError } from '@/ui/states';
import { Verbatim } from '@/ui/text';
import { TakeOverDialog } from './-take-over-dialog';
import type { ImportedLicense } from './-imported';
import { type ProposalSection, type Takeable, takeablesOf, tallyOf } from './-proposal';
import { ComparisonEntry, ComparisonRow } from './-comparison-entry';
import { TakeContext, type Taker } from './-take-control';
import { takeOnce, useTakeStates } from './-take-over-store';
import { useComparison } from './-use-comparison';
import classes from './-comparison.module.css';

interface ComparisonProps {
  importId: string;
  providerId: string;
  profile: unknown;
}

/** What a source says beside what we hold, field by field, and taking it over. Nothing is taken over by itself. */
export function Comparison({ importId, providerId, profile }: ComparisonProps) {
  const { sections, onFile, error, retry } = useComparison(profile, providerId);
  return (
    <Section title="Compared with what is on file">
      {sections && onFile ? (
        <>
          {error && (
            <InlineError
              error={error}
              title="What is on file could not be read anew"
              kept="What is shown is what was loaded before."
              onRetry={retry}
            />
          )}
          <Compared {...onFile} importId={importId} sections={sections} />
        </>
      ) : error ? (
        <ErrorState
          title="What is on file could not be read"
          error={error}
          kept="The profile itself stands below."
          onRetry={retry}
        />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Section>
  );
}

interface ComparedProps {
  importId: string;
  provider: Provider;
  licenses: readonly License[];
  sections: readonly ProposalSection[];
}

type Opened =
  | { kind: 'attach'; license: ImportedLicense }
  | { kind: 'add'; path: string; draft: Facts }
  | { kind: 'several'; items: readonly Takeable[] };

function Compared({ importId, provider, licenses, sections }: ComparedProps) {
  const queryClient = useQueryClient();
  const stateOf = useTakeStates(importId);
  const blocked = useBlocked(updateProvider);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isNarrow, setIsNarrow] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const open = sections.flatMap(takeablesOf).filter(({ id }) => stateOf(id)?.state !== 'done');
  const picked = open.filter(({ id }) => chosen.has(id));
  const taker: Taker = {
    providerId: provider.id,
    blocked,
    stateOf,
    isChosen: (id) => chosen.has(id),
    choose: (id, isChosen) =>
      setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id))),
    take: async (items, take) => {
      await takeOnce({ queryClient, importId, providerId: provider.id, items, take });
    },
    attach: (license) => setOpened({ kind: 'attach', license }),
    complete: (path, draft) => setOpened({ kind: 'add', path, draft }),
  };
  const collection = opened?.kind === 'add' && providerCollections.find(({ path }) => path === opened.path);
  return (
    <TakeContext value={taker}>
      <Group justify="space-between" gap="xs">
        <span>{tallyWords(sections)}</span>
        <Checkbox
          label="Only what does not agree"
          checked={isNarrow}
          onChange={({ currentTarget }) => setIsNarrow(currentTarget.checked)}
        />
      </Group>
      {blocked && <Text c="dimmed">{blocked}</Text>}
      {sections.length === 0 && (
        <Text c="dimmed">
          The profile says nothing that {fullName(provider)}’s file has a place for. It stands below as it
          came.
        </Text>
      )}
      <Stack gap="lg" mt="sm">
        {(isNarrow ? sections.flatMap(disagreeing) : sections).map((section, index) => (
          <ComparisonSection key={section.id} section={section} isFirst={index === 0} />
        ))}
      </Stack>
      {open.length > 0 && !blocked && (
        <Group className={classes.bar} gap="sm" role="region" aria-label="Chosen values">
          <Text flex={1}>
            {picked.length === 0 ? 'Nothing chosen' : `${count(picked.length, 'value')} chosen`}
          </Text>
          <Button
            size="xs"
            variant="subtle"
            onClick={() => setChosen(new Set(picked.length < open.length ? open.map(({ id }) => id) : []))}
          >
            {picked.length < open.length ? `Choose all ${open.length}` : 'Choose none'}
          </Button>
          <Button
            size="xs"
            disabled={picked.length === 0}
            onClick={() => setOpened({ kind: 'several', items: picked })}
          >
            Apply to profile
          </Button>
        </Group>
      )}
      {opened?.kind === 'attach' && (
        <AttachLicenseDialog provider={provider} licenses={licenses} given={opened.license} onClose={close} />
      )}
      {opened?.kind === 'add' && collection && (
        <EntryDialog
          collection={collection}
          owner={{ kind: 'provider', id: provider.id }}
          draft={opened.draft}
          needs={updateProvider}
          onClose={close}
        />
      )}
      {opened?.kind === 'several' && (
        <TakeOverDialog
          items={opened.items}
          name={fullName(provider)}
          importId={importId}
          providerId={provider.id}
          onClose={close}
        />
      )}
    </TakeContext>
  );
}

/** `24 agree, 2 similar, 3 differ, 5 not on file`; what there is none of is left out. */
function tallyWords(sections: readonly ProposalSection[]): string {
  const { agrees, similar, differs, missing } = tallyOf(sections);
  const words = [
    agrees > 0 && `${agrees} ${agrees === 1 ? 'agrees' : 'agree'}`,
    similar > 0 && `${similar} similar`,
    differs > 0 && `${differs} ${differs === 1 ? 'differs' : 'differ'}`,
    missing > 0 && `${missing} not on file`,
  ].filter(Boolean);
  return words.length > 0 ? `${words.join(', ')}.` : '';
}

const isOpenQuestion = ({ comparison }: { comparison: Compare }) => comparison.mark !== 'agrees';

/** What of a section does not agree; nothing where all of it does. */
function disagreeing(section: ProposalSection): ProposalSection[] {
  const rows = section.rows.filter(isOpenQuestion);
  const entries = section.entries
    .filter(isOpenQuestion)
    .map((entry) =>
      entry.entryId === undefined ? entry : { ...entry, rows: entry.rows.filter(isOpenQuestion) },
    );
  return rows.length + entries.length > 0 ? [{ ...section, rows, entries, left: [] }] : [];
}

/** Those whose name is seen hold values of two sides; what stands in the others tells by itself. */
const columns = [
  { name: 'Chosen', width: 24 },
  { name: 'Field', width: 128 },
  { name: 'On file', isNamed: true },
  { name: 'Source', isNamed: true },
  { name: 'How they stand', width: 108 },
  { name: 'Apply', width: 140 },
];

interface ComparisonSectionProps {
  section: ProposalSection;
  /** The columns stand under each other, so that their names need to be seen once only. */
  isFirst: boolean;
}

/** One part of a profile as a table: what we hold, what the source says, how they stand, what can be done. */
function ComparisonSection({ section, isFirst }: ComparisonSectionProps) {
  const { title, rows, entries, left } = section;
  return (
    <Section title={title} level={3}>
      {rows.length + entries.length > 0 && (
        <table aria-label={title} className={classes.table}>
          <thead>
            <tr>
              {columns.map(({ name, width, isNamed = false }) => (
                <Box key={name} component="th" scope="col" w={width}>
                  <span className={isFirst && isNamed ? undefined : 'visually-hidden'}>{name}</span>
                </Box>
              ))}
            </tr>
          </thead>
          {rows.length > 0 && (
            <tbody>
              {rows.map((row) => (
                <ComparisonRow key={row.id} row={row} />
              ))}
            </tbody>
          )}
          {entries.map((entry) => (
            <ComparisonEntry key={entry.id} entry={entry} />
          ))}
        </table>
      )}
      {left.length > 0 && (
        <Text c="dimmed">
          Held, and not given by the source: <Verbatim>{left.join('; ')}</Verbatim>
        </Text>
      )}
    </Section>
  );
}
