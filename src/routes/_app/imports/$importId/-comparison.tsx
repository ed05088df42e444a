import { Suspense, useState } from 'react';
import { useWriteBlocked } from '@/api/permissions';
import type { License, Provider } from '@/api/models';
import type { Facts } from '@/info/definition';
import { providerCollections } from '@/info/provider';
import { count, fullName } from '@/lib/words';
import { Button } from '@/ui/button';
import { lazyPart } from '@/ui/lazy-part';
import { SkeletonRows } from '@/ui/route-states';
import { ErrorState, InlineError } from '@/ui/states';
import classes from './-comparison.module.css';
import { ComparisonSection } from './-comparison-section';
import type { ImportedLicense } from './-imported';
import { takeablesOf, tallyOf, type ProposalSection, type Takeable } from './-proposal';
import { TakeContext, type Taker } from './-take-context';
import { takeOnce, useTakeStates } from './-take-over-store';
import { useComparison } from './-use-comparison';
import { useQueryClient } from '@tanstack/react-query';

const AttachLicenseDialog = lazyPart(
  async () => (await import('@/features/licenses/attach-license-dialog')).AttachLicenseDialog,
);
const EntryDialog = lazyPart(async () => (await import('@/info/entry-dialog')).EntryDialog);
const TakeOverDialog = lazyPart(async () => (await import('./-take-over-dialog')).TakeOverDialog);

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
      <Suspense>
        {opened?.kind === 'attach' && (
          <AttachLicenseDialog
            provider={provider}
            licenses={licenses}
            given={opened.license}
            onClose={close}
          />
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
      </Suspense>
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
