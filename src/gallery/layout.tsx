import { useState } from 'react';
import { Button, LinkButton } from '@/ui/button';
import { CountLinks } from '@/ui/count-links';
import { Fold } from '@/ui/fold';
import { MasterDetail } from '@/ui/master-detail';
import { LinkTabs, Page } from '@/ui/page';
import { Pager } from '@/ui/pager';
import { Fact, Facts, Note, RecordList, RecordRow, Section, StatusAndTime, Toolbar } from '@/ui/layout';
import { DockNote } from '@/ui/dock-note';
import { FailedLines } from '@/ui/failed-lines';
import { QueueBar, QueueDock, QueueName, QueuePane, QueueWords } from '@/ui/queue-pane';
import { RecordStanding } from '@/ui/record-standing';
import { ShowMore } from '@/ui/show-more';
import { Status } from '@/ui/status';
import { failures } from './failures';

const tones = ['info', 'success', 'warning', 'error'] as const;
const [, failure] = failures[0] ?? [];
const inOrder = { treat: 'yes' };

/** What screens are laid out with. */
export function Layout() {
  return (
    <Page
      title="Layout"
      titleEnd={<RecordStanding deactivated readOnly="Your role can only read." />}
      subtitle="Page, sections and what stands in them."
      actions={<Button>Create</Button>}
      crumbs={[{ label: 'Gallery', to: '/' }]}
      tabs={
        <LinkTabs
          label="Parts of the record"
          tabs={[
            { label: 'Overview', to: '/', isCurrent: true },
            { label: 'Licenses', to: '/licenses', isCurrent: false, count: 1_204 },
          ]}
          action={<Button size="xs">Attach</Button>}
        />
      }
      aside={
        <Section title="Facts">
          <Facts>
            <Fact name="NPI">1234567893</Fact>
            <Fact name="Tax ID" />
          </Facts>
        </Section>
      }
      asideLabel="About the record"
    >
      <CountLinks
        label="Providers by answer"
        to="/"
        links={[
          { label: 'In order', search: inOrder, amount: 1_204 },
          { label: 'Restricted', search: { treat: 'no' }, amount: 3 },
          { label: 'Not counted' },
        ]}
        more={[{ label: 'Not asked', search: { treat: 'unknown' }, amount: 12 }]}
        filters={inOrder}
        note="Counted at 9:41 AM."
      />
      <CountLinks label="Alerts by type" to="/" links={[]} filters={{}} error={failure as Error} />
      <Section title="Records" count={2} actions={<LinkButton to="/">All of them</LinkButton>}>
        <RecordList>
          <RecordRow
            end={
              <StatusAndTime status={<Status of="scan" value="Completed" />} time="2026-11-20T08:30:00Z" />
            }
            below={<Fold summary="2 values">State: Oregon. Number: 20348.</Fold>}
          >
            Scan of Ana Ruiz
          </RecordRow>
          <RecordRow end={<StatusAndTime status={<Status of="scan" value="Failed" />} time={undefined} />}>
            Scan of Bo Lindqvist
          </RecordRow>
        </RecordList>
        <ShowMore
          list={{ hasNextPage: true, isFetchingNextPage: false, fetchNextPage: () => Promise.resolve() }}
        />
        <ShowMore
          list={{ hasNextPage: true, isFetchingNextPage: true, fetchNextPage: () => Promise.resolve() }}
        />
        <Section level={3} title="Within a section">
          <Fold summary="Open from the start" open>
            What is inside.
          </Fold>
        </Section>
      </Section>
      <Section title="Notes">
        {tones.map((tone) => (
          <Note key={tone} tone={tone} action={<Button size="xs">Act on it</Button>}>
            Something to know, in the tone “{tone}”.
          </Note>
        ))}
      </Section>
      <Queue />
    </Page>
  );
}

/** A queue: its list, and the open case with its bar. */
function Queue() {
  const [at, setAt] = useState(1);
  const [words, setWords] = useState('');
  return (
    <Section title="Queue">
      <MasterDetail
        opened={false}
        list={
          <RecordList label="Cases">
            <RecordRow>
              <QueueName isDone>Ana Ruiz</QueueName>
            </RecordRow>
            <RecordRow>
              <QueueName isDone={false}>Bo Lindqvist</QueueName>
            </RecordRow>
          </RecordList>
        }
        back={<LinkButton to="/">All cases</LinkButton>}
      >
        <QueuePane
          label="Case"
          title="Bo Lindqvist"
          subtitle="OIG exclusion list"
          position={<Pager one="case" index={at} last={2} place={at + 1} total={3} onGo={setAt} />}
          bodyLabel="Evidence"
          dock={
            <QueueDock>
              <FailedLines
                lines={failures.slice(0, 5).map(([id, error]) => ({
                  id,
                  about: 'Ana Ruiz',
                  what: 'not decided',
                  error,
                  title: 'The decision was not carried out',
                  onRetry: () => setAt(0),
                }))}
              />
              <DockNote summary="A colleague decided the case before" joint=": " action={null}>
                “Another person.”
              </DockNote>
            </QueueDock>
          }
          bar={
            <QueueBar label="Decision">
              <Toolbar label="Decide">
                <QueueWords
                  keys="n"
                  aria-label="Note"
                  placeholder="Note"
                  value={words}
                  onChange={(event) => setWords(event.currentTarget.value)}
                />
                <Button>Accept</Button>
              </Toolbar>
            </QueueBar>
          }
        >
          <p>What the lists have.</p>
        </QueuePane>
      </MasterDetail>
    </Section>
  );
}
