/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of several sections share their columns; table elements would bring a layout to undo */
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { EntryDialog } from '@/info/entry-dialog';
import { AttachLicenseDialog } from '@/features/licenses/attach-license-dialog';
import { useWriteBlocked } from '@/api/permissions';
import type { License, Provider } from '@/api/models';
import type { Facts } from '@/info/definition';
import { providerCollections } from '@/info/provider/index';
import { count, fullName } from '@/lib/words';
import { Button } from '@/ui/button';
import { SkeletonRows } from '@/ui/route-states';
import { ErrorState, InlineError } from '@/ui/states';
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
  const { sections, held, error, retry } = useComparison(profile, providerId);
  return (
    <section aria-labelledby="comparison-title" className={classes.comparison}>
      <h2 id="comparison-title">Compared with what we hold</h2>
      {sections && held ? (
        <>
          {error && (
            <InlineError
              error={error}
              title="What we hold could not be read anew"
              kept="What is shown is what was loaded before."
              onRetry={retry}
            />
          )}
          <Compared {...held} importId={importId} sections={sections} />
        </>
      ) : error ? (
        <ErrorState
          title="What we hold could not be read"
          error={error}
          kept="The profile itself stands below."
          onRetry={retry}
        />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </section>
  );
}

interface ComparedProps {
  importId: string;
  provider: Provider & { id: string };
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
  const blocked = useWriteBlocked('Providers');
  const attachBlocked = useWriteBlocked('Licenses');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isNarrow, setIsNarrow] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const open = sections.flatMap(takeablesOf).filter(({ id }) => stateOf(id)?.state !== 'done');
  const picked = open.filter(({ id }) => chosen.has(id));
  const taker: Taker = {
    providerId: provider.id,
    blocked,
    attachBlocked,
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
      <div className={classes.tools}>
        <p>{tallyWords(sections)}</p>
        <label className={classes.toggle}>
          <input
            type="checkbox"
            checked={isNarrow}
            onChange={({ currentTarget }) => setIsNarrow(currentTarget.checked)}
          />
          Only what does not agree
        </label>
      </div>
      {blocked && <p className="mute">{blocked}</p>}
      {sections.length === 0 && (
        <p className="mute">
          The profile says nothing that {fullName(provider)}’s file has a place for. It stands below as it
          came.
        </p>
      )}
      {sections.map((section) => (
        <ComparisonSection key={section.id} section={section} isNarrow={isNarrow} />
      ))}
      {open.length > 0 && !blocked && (
        <div className={classes.bar} role="region" aria-label="Chosen values">
          <span>{picked.length === 0 ? 'Nothing chosen' : `${count(picked.length, 'value')} chosen`}</span>
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
            Take over what is chosen
          </Button>
        </div>
      )}
      {opened?.kind === 'attach' && (
        <AttachLicenseDialog provider={provider} licenses={licenses} given={opened.license} onClose={close} />
      )}
      {opened?.kind === 'add' && collection && (
        <EntryDialog
          collection={collection}
          owner={{ kind: 'provider', id: provider.id }}
          draft={opened.draft}
          blocked={blocked}
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

/** `24 agree, 2 similar, 3 differ, 5 not held`; what there is none of is left out. */
function tallyWords(sections: readonly ProposalSection[]): string {
  const { agrees, similar, differs, missing } = tallyOf(sections);
  const words = [
    agrees > 0 && `${agrees} ${agrees === 1 ? 'agrees' : 'agree'}`,
    similar > 0 && `${similar} similar`,
    differs > 0 && `${differs} ${differs === 1 ? 'differs' : 'differ'}`,
    missing > 0 && `${missing} not held`,
  ].filter(Boolean);
  return words.length > 0 ? `${words.join(', ')}.` : '';
}

/** One part of a profile as a table: what we hold, what the source says, how they stand, what can be done. */
function ComparisonSection({ section, isNarrow }: { section: ProposalSection; isNarrow: boolean }) {
  const { title, left } = section;
  const rows = section.rows.filter(({ comparison }) => !isNarrow || comparison.mark !== 'agrees');
  const entries = section.entries.filter(({ comparison }) => !isNarrow || comparison.mark !== 'agrees');
  if (isNarrow && rows.length + entries.length === 0) return null;
  return (
    <section aria-label={title} className={classes.section}>
      <h3>{title}</h3>
      {rows.length + entries.length > 0 && (
        <div role="table" aria-label={title} className={classes.table}>
          <div role="rowgroup" className={classes.group}>
            <div role="row" className={`${classes.row} ${classes.head}`}>
              <div role="columnheader">
                <span className="visually-hidden">Chosen</span>
              </div>
              <div role="columnheader">
                <span className="visually-hidden">Field</span>
              </div>
              <div role="columnheader">We hold</div>
              <div role="columnheader">The source says</div>
              <div role="columnheader">
                <span className="visually-hidden">How they stand</span>
              </div>
              <div role="columnheader">
                <span className="visually-hidden">Take over</span>
              </div>
            </div>
          </div>
          {rows.length > 0 && (
            <div role="rowgroup" className={classes.group}>
              {rows.map((row) => (
                <ComparisonRow key={row.id} row={row} />
              ))}
            </div>
          )}
          {entries.map((entry) => (
            <ComparisonEntry key={entry.id} entry={entry} isNarrow={isNarrow} />
          ))}
        </div>
      )}
      {left.length > 0 && !isNarrow && (
        <p className={classes.left}>
          Held, and not given by the source: <bdi>{left.join('; ')}</bdi>
        </p>
      )}
    </section>
  );
}
