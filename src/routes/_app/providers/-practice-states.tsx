import { Checkbox, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { changedMeanwhile } from '@/api/errors';
import type { Provider, ProviderPatch } from '@/api/models';
import { getProviderOptions, updateProvider } from '@/api/operations.gen';
import { StatesInput } from '@/form/fields';
import { mostFirst } from '@/jobs/bulk-changes';
import { BulkChoice, defineBulk, type AskProps } from '@/jobs/define-bulk';
import { stateName, usStates } from '@/lib/states';
import { personName, textOf } from '@/lib/words';
import { provider } from '@/records/provider';
import { emptied } from '@/records/values';

type Way = 'keep' | 'add' | 'remove' | 'set';

interface Change {
  /** The new primary state; '' leaves that of each as it is. */
  primary: string;
  /** The primary state before stays among the others, where there is another one now. */
  keepsFormer: boolean;
  /** What becomes of the other states, and which ones are meant. */
  way: Way;
  states: readonly string[];
}

/** The primary state ('' for none) and the others, as a provider has them. */
interface States {
  primary: string;
  others: readonly string[];
}

const nameOf = (state: string) => stateName(state) ?? state;

const statesOf = ({ primaryPracticeState, additionalPracticeStates }: Provider): States => ({
  primary: textOf(primaryPracticeState),
  others: (Array.isArray(additionalPracticeStates) ? additionalPracticeStates : []).map(textOf),
});

/** What a change makes of the states of one provider: the primary one is none of the others. */
function changed(before: States, { primary, keepsFormer, way, states }: Change): States {
  const next = primary || before.primary;
  const kept =
    way === 'set' ? [] : before.others.filter((state) => !(way === 'remove' && states.includes(state)));
  const former = keepsFormer && before.primary && next !== before.primary ? [before.primary] : [];
  const others = [...kept, ...former, ...(way === 'add' || way === 'set' ? states : [])];
  return { primary: next, others: [...new Set(others)].filter((state) => state !== next) };
}

/** The order of the other states says nothing. */
const othersText = ({ others }: States) => others.toSorted().join(', ');
const isSame = (one: States, other: States) =>
  one.primary === other.primary && othersText(one) === othersText(other);
const primaryWords = ({ primary }: States) => (primary ? nameOf(primary) : 'None');
const wordsOf = (states: States) => [states.primary || 'no primary state', ...states.others].join(', ');

/** The body that makes one of the other, with what differs alone. */
function bodyFrom(from: States, to: States): ProviderPatch {
  const body = {
    ...(from.primary !== to.primary && {
      primaryPracticeState: to.primary || emptied(provider, 'primaryPracticeState'),
    }),
    ...(othersText(from) !== othersText(to) && { additionalPracticeStates: to.others }),
  };
  // The states are those that the service gave, or were chosen from its list.
  return body as ProviderPatch;
}

/** Sets where many providers practice: another primary state, and states that are added, taken away or set. */
export const ChangePracticeStates = defineBulk<Provider, Change>({
  record: provider,
  verb: 'Change',
  title: 'Practice states',
  label: personName,
  ask: StatesChoice,
  skipReason: (row, change) =>
    isSame(statesOf(row), changed(statesOf(row), change)) ? 'It is so already.' : undefined,
  changes: {
    tellApart: (row) => [primaryWords(statesOf(row)), othersText(statesOf(row)) || 'None'],
    words: ([primaries = [], others = []], change) => [
      ...(change.primary
        ? [
            {
              label: 'Primary practice state',
              from: mostFirst([...primaries].filter(([words]) => words !== nameOf(change.primary))),
              to: nameOf(change.primary),
            },
          ]
        : []),
      ...(change.way === 'keep'
        ? []
        : [{ label: 'Also practices in', from: mostFirst(others), to: othersTo(change) }]),
    ],
  },
  about: ({ primary, keepsFormer }) => (
    <>
      {primary && (
        <p>
          {keepsFormer
            ? 'A primary state that is replaced stays among the states they also practice in.'
            : 'A primary state that is replaced is no practice state any more, unless it is added.'}
        </p>
      )}
      <p>
        This says where they give care. It gives nobody a license: a practice state without one in force is a
        gap in the file.
      </p>
    </>
  ),
  write: updateProvider,
  lists: '/providers',
  id: ({ id }) => id,
  async run(row, { queryClient, readAgain, ...change }) {
    const providerId = row.id;
    const there =
      (await readAgain()) ??
      (await queryClient.fetchQuery({ ...getProviderOptions({ providerId }), staleTime: 0 }));
    const [before, now] = [statesOf(row), statesOf(there)];
    const to = changed(before, change);
    if (isSame(now, to)) return { left: 'It was so by then.' };
    if (!isSame(before, now)) throw changedMeanwhile([['the practice states', wordsOf(now)]]);
    const answer = await updateProvider({ providerId, body: bodyFrom(before, to) });
    return { note: wordsOf(to), row: (listed) => ({ ...listed, ...answer }) };
  },
  async takeBack(row, { queryClient, ...change }) {
    const providerId = row.id;
    const there = await queryClient.fetchQuery({ ...getProviderOptions({ providerId }), staleTime: 0 });
    const [before, now] = [statesOf(row), statesOf(there)];
    if (!isSame(now, changed(before, change)))
      return { left: `Somebody else set the practice states to ${wordsOf(now)}.` };
    await updateProvider({ providerId, body: bodyFrom(now, before) });
    return wordsOf(before);
  },
});

/** What becomes of the other states, in the words of the preview. */
function othersTo({ way, states }: Change): string {
  const named = states.map(nameOf).join(', ');
  if (way === 'set') return named || 'None';
  return way === 'add' ? `${named} added` : `${named} taken away`;
}

const ways: readonly { value: Way; label: string }[] = [
  { value: 'keep', label: 'Leave them as they are' },
  { value: 'add', label: 'Add states' },
  { value: 'remove', label: 'Take states away' },
  { value: 'set', label: 'Set them to exactly these' },
];

function StatesChoice(choice: AskProps<Change>) {
  const [primary, setPrimary] = useState('');
  const [keepsFormer, setKeepsFormer] = useState(true);
  const [way, setWay] = useState<Way>('keep');
  const [states, setStates] = useState<string[]>([]);
  const isMissing = (way === 'add' || way === 'remove') && states.length === 0;
  const isEmpty = !primary && way === 'keep';
  const answer = isMissing || isEmpty ? undefined : { primary, keepsFormer, way, states };
  return (
    <BulkChoice {...choice} answer={answer}>
      {(isTried) => (
        <>
          <NativeSelect
            label="Primary practice state"
            value={primary}
            onChange={({ currentTarget }) => setPrimary(currentTarget.value)}
            data={[
              { value: '', label: 'Leave it as it is' },
              ...usStates.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
          {primary && (
            <Checkbox
              label="Keep the former primary state among the others"
              checked={keepsFormer}
              onChange={({ currentTarget }) => setKeepsFormer(currentTarget.checked)}
            />
          )}
          <NativeSelect
            label="Also practices in"
            value={way}
            onChange={({ currentTarget }) =>
              setWay(ways.find(({ value }) => value === currentTarget.value)?.value ?? 'keep')
            }
            data={[...ways]}
          />
          {way !== 'keep' && (
            <StatesInput
              label="States"
              description={
                way === 'set'
                  ? 'Without any, they practice in their primary state alone.'
                  : way === 'remove' && 'The primary state of a provider stays.'
              }
              value={states}
              onChange={setStates}
              error={isTried && isMissing && 'Choose the states.'}
            />
          )}
          {isTried && isEmpty && (
            <Text c="red" role="alert">
              Choose what is to be changed.
            </Text>
          )}
        </>
      )}
    </BulkChoice>
  );
}
