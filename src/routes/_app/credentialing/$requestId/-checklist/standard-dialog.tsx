import { Box, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { replaceCredentialingRequestChecklist } from '@/api/operations.gen';
import { mayBeCarriedOut, sendLabel } from '@/api/errors';
import { count } from '@/lib/words';
import { notify } from '@/ui/notify';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { RecordList, RecordRow } from '@/ui/layout';
import { useOneAtATime } from '@/ui/one-at-a-time';
import { InlineError } from '@/ui/states';
import { asSent } from '@/features/credentialing/checklist-items';
import { nameKey } from '@/domain/evidence/declarations';
import type { OnFile } from '@/domain/evidence/types';
import { standardChecklist } from '@/domain/evidence/standard-checklist';
import { useRules } from '@/features/credentialing/request-elements';
import { Gaps } from './gaps';
import { useOpenedChecklist, type ChecklistDialogProps } from '@/features/credentialing/use-checklist';

/** The standard elements as what is on file gives them, gaps named; those that are chosen are added. */
export function StandardDialog({ request, onFile, onClose }: ChecklistDialogProps & { onFile: OnFile }) {
  const checklist = useOpenedChecklist(request);
  const there = new Set((request.checklist?.items ?? []).map(({ name }) => nameKey(name)));
  const rules = useRules();
  const [elements] = useState(() => standardChecklist(onFile, { ...rules, request }));
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(elements.flatMap(({ item }) => (there.has(nameKey(item.name)) ? [item.name] : []))),
  );
  const chosen = elements.filter(({ item }) => !left.has(item.name));
  const isFirst = there.size === 0;

  const add = useOneAtATime(async () => {
    try {
      await checklist.save({
        items: (items) => [...items.map(asSent), ...chosen.map(({ item }) => item)],
      });
      notify({ tone: 'success', title: `${count(chosen.length, 'element')} added to the checklist` });
      onClose();
    } catch {
      // Shown below, with what was chosen still there.
    }
  });

  return (
    <Dialog
      title="Generate the checklist"
      onClose={onClose}
      width={640}
      sticky
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={checklist.isPending}
            needs={replaceCredentialingRequestChecklist}
            blocked={chosen.length === 0 ? 'Choose an element first.' : undefined}
            onClick={() => void add()}
          >
            {sendLabel(`Add ${count(chosen.length, 'element')}`, checklist.error)}
          </Button>
        </>
      }
    >
      <Text mb="sm">
        From what is on file today, each with its evidence. Which elements there are follows from the program,
        the provider type and the type of request.
        {!isFirst && ' What the checklist has already is left out unless you choose it.'}
      </Text>
      <RecordList label="Standard elements">
        {elements.map(({ item, element: { gaps } }) => (
          <RecordRow
            key={item.name}
            below={
              <Box ml={24}>
                {gaps.length > 0 ? <Gaps of={item.name} gaps={gaps} /> : <Text c="dimmed">No gaps</Text>}
              </Box>
            }
          >
            <Checkbox
              label={item.name}
              description={there.has(nameKey(item.name)) ? 'On the checklist already' : undefined}
              checked={!left.has(item.name)}
              onChange={(event) => {
                const next = new Set(left);
                if (event.currentTarget.checked) next.delete(item.name);
                else next.add(item.name);
                setLeft(next);
              }}
            />
          </RecordRow>
        ))}
      </RecordList>
      {checklist.error && (
        <InlineError
          error={checklist.error}
          title="Nothing was added"
          kept={
            mayBeCarriedOut(checklist.error)
              ? 'What you chose is kept.'
              : 'What you chose is kept; adding again adds to the checklist as it stands now.'
          }
        />
      )}
    </Dialog>
  );
}
