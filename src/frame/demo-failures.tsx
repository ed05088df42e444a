import { List, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { demoOperations, failureKinds, type DemoConditions, type DemoFailure } from './demo-control';

interface FailNextProps {
  conditions: DemoConditions;
  onChange(conditions: DemoConditions): void;
}

const howOften = [
  { value: '1', label: 'Once' },
  { value: '3', label: '3 times' },
  { value: '4', label: '4 times, past all retries' },
  { value: '1000', label: 'Until cleared' },
];

/** Chooses which requests fail, how and how often; lists what is still to fail. */
export function FailNext({ conditions, onChange }: FailNextProps) {
  const [operation, setOperation] = useState('*');
  const [kind, setKind] = useState('500');
  const [times, setTimes] = useState('1');
  const waiting = conditions.failures ?? [];

  function add() {
    const chosen = failureKinds.find((known) => known.value === kind);
    if (!chosen) return;
    const failure: DemoFailure = { operation, ...chosen.failure, times: Number(times) };
    onChange({ ...conditions, failures: [...waiting, failure] });
  }

  return (
    <Stack gap="sm" align="flex-start">
      <NativeSelect
        w="100%"
        label="Request"
        value={operation}
        onChange={(event) => setOperation(event.currentTarget.value)}
        data={demoOperations}
      />
      <NativeSelect
        w="100%"
        label="Fails with"
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
        data={failureKinds}
      />
      <NativeSelect
        w="100%"
        label="How often"
        value={times}
        onChange={(event) => setTimes(event.currentTarget.value)}
        data={howOften}
      />
      <Button variant="default" onClick={add}>
        Make it fail
      </Button>
      {waiting.length > 0 && (
        <>
          <List size="sm" c="dimmed">
            {waiting.map((failure) => (
              <List.Item key={JSON.stringify(failure)}>
                {failure.operation === '*' ? 'The next request' : failure.operation}:{' '}
                {failure.body ?? failure.status}
                {(failure.times ?? 1) > 1 && `, ${failure.times} times`}
              </List.Item>
            ))}
          </List>
          <Button variant="subtle" onClick={() => onChange({ ...conditions, failures: [] })}>
            Clear failures
          </Button>
        </>
      )}
    </Stack>
  );
}
