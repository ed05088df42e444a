import { List } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { Dataset } from '@/api/models';
import { formatDuration } from '@/lib/duration';
import { spellOut, textOf } from '@/lib/words';
import { Fact, Facts, Section } from '@/ui/layout';
import { DateText, DateTimeText } from '@/ui/text';
import { WithTerm } from '@/ui/term';
import { usePublished } from '@/features/datasets/published';
import { abilityWords, entityWords, intervalWords, maintenanceWords } from '@/features/scans/dataset-words';

/** How fresh a dataset is, whom it is about, and what can be done with it. */
export function DatasetFacts({ dataset }: { dataset: Dataset }) {
  const published = usePublished(dataset);
  const takes = dataset.status?.expectedProcessingTime;
  return (
    <>
      <Section title="Freshness">
        <Facts>
          <Fact name="List published">{published ? <DateText value={published} /> : 'Not stated'}</Fact>
          <Fact name="Updated">
            <DateTimeText value={dataset.lastUpdated} exact />
          </Fact>
          <Fact name="A scan takes">
            {typeof takes === 'number' ? `about ${formatDuration(takes)}` : undefined}
          </Fact>
          <Fact name="Maintenance">{maintenanceWords(dataset).join('; ') || 'None is planned'}</Fact>
          <Fact name="Fee">
            {dataset.hasPassThroughFee ? 'Charged by the source for each scan, and passed on' : 'None'}
          </Fact>
        </Facts>
      </Section>
      <Section title="What it can do">
        <Facts>
          <Fact name="Full name">{textOf(dataset.name) && <WithTerm text={textOf(dataset.name)} />}</Fact>
          <Fact name="About">{entityWords(dataset)}</Fact>
          <Fact name="Monitoring">{intervalWords(dataset)}</Fact>
        </Facts>
        <List size="sm" spacing={6} mt={4}>
          {abilityWords(dataset).map(({ can, text }) => (
            <List.Item
              key={text}
              c={can ? undefined : 'dimmed'}
              icon={can ? <IconCheck size={14} aria-hidden /> : <IconX size={14} aria-hidden />}
            >
              {text}
            </List.Item>
          ))}
        </List>
      </Section>
      <Section title="What it is searched by">
        <Facts>
          {(dataset.parameterSets ?? []).map((set, index) => {
            const required = (set.requiredParameterTypes ?? []) as string[];
            const others = ((set.supportedParameterTypes ?? []) as string[]).filter(
              (type) => !required.includes(type),
            );
            const whom = set.entityType === 'Facility' ? 'Facilities' : 'Providers';
            return (
              <Fact key={set.id ?? index} name={set.isPreferred ? whom : `${whom}, another way`}>
                <b>{required.map((type) => spellOut(type)).join(', ')}</b>
                {others.length > 0 && (
                  <span className="mute">; helps: {others.map((type) => spellOut(type)).join(', ')}</span>
                )}
              </Fact>
            );
          })}
        </Facts>
      </Section>
    </>
  );
}
