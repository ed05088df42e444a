import '@mantine/core/styles/Radio.layer.css';
import { NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import type { Dataset } from '@/api/models';
import { layoutOf } from '@/features/datasets/upload/dataset-layout';
import type { FoundDataset } from '@/features/datasets/upload/find-dataset';
import { handOver } from '@/features/datasets/upload/handed-over';
import { openListFiles } from '@/features/datasets/upload/list-files';
import { takesUploads } from '@/features/scans/dataset-words';
import { allDatasetsOptions } from '@/features/scans/options';
import { datasetName } from '@/lib/dataset-names';
import { tabularTypes } from '@/tabular/words';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { DropField } from '@/ui/drop-field';
import { Note } from '@/ui/layout';
import { Loaded } from '@/ui/loaded';

interface FindDatasetDialogProps {
  /** Files that were dropped on the screen. */
  given?: readonly File[];
  onClose: () => void;
}

/** Takes the files of any list, finds out which exclusion list they are for, and opens the upload of that one with them. */
export function FindDatasetDialog({ given = [], onClose }: FindDatasetDialogProps) {
  const query = useQuery(allDatasetsOptions());
  const [files, setFiles] = useState(given);
  return (
    <Dialog
      title="Upload a list"
      onClose={onClose}
      width={560}
      footer={
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <Stack gap="md">
        <Text>
          Choose the files of a list as they are published. Their columns tell which exclusion list they are
          for; nothing is uploaded yet.
        </Text>
        <DropField
          name="File"
          label={files.length > 0 ? 'Other files' : 'Choose a CSV file or workbook, or drop it here'}
          accept={tabularTypes}
          multiple
          onFiles={setFiles}
        >
          {files.length > 0 && (
            <div>
              {files.map(({ name }) => (
                <p key={name}>
                  <b>{name}</b>
                </p>
              ))}
            </div>
          )}
        </DropField>
        {files.length > 0 && (
          <Loaded query={query} failed="The exclusion lists could not be read" skeleton={1}>
            {(datasets) => (
              <DatasetOfFiles files={files} datasets={datasets.filter(takesUploads)} onClose={onClose} />
            )}
          </Loaded>
        )}
      </Stack>
    </Dialog>
  );
}

interface DatasetOfFilesProps {
  files: readonly File[];
  /** Those that take uploads. */
  datasets: readonly Dataset[];
  onClose: () => void;
}

/** Which of the exclusion lists the files are for: goes there where there is no doubt, and else asks or says why none is. */
function DatasetOfFiles({ files, datasets, onClose }: DatasetOfFilesProps) {
  const navigate = useNavigate();
  const found = useFoundDataset(files, datasets);
  const there = new Set(datasets.map(({ type }) => type as string));
  const types = found?.datasetTypes.filter((type) => there.has(type)) ?? [];
  const [only] = types;
  const isSure = found !== undefined && types.length === 1 && found.datasetTypes.length === 1;

  function go(datasetType: string) {
    handOver(datasetType, files);
    onClose();
    void navigate({ to: '/datasets/$datasetType', params: { datasetType } });
  }

  useEffect(() => {
    if (isSure && only !== undefined) go(only);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it goes there once, when the answer is there
  }, [isSure, only]);

  if (!found || isSure) return <output>The file is being read</output>;
  if (found.problem !== undefined) return <Note tone="error">{found.problem}</Note>;
  if (found.withoutDataset !== undefined)
    return (
      <Note tone="warning" role="status">
        <b>{found.list}.</b> {found.withoutDataset}
      </Note>
    );
  const missing = found.datasetTypes[0];
  return (
    <>
      <Note tone={types.length > 0 ? 'info' : 'warning'} role="status">
        {types.length > 0
          ? 'The columns of this file are those of several exclusion lists.'
          : missing === undefined
            ? 'This file was not recognized as a list of exclusions. If it is one, choose where it belongs.'
            : `This is ${found.list ?? 'a list'} for ${datasetName(missing)}, which this organization does not have.`}
      </Note>
      {(types.length > 0 || missing === undefined) && (
        <ChooseDataset types={types.length > 0 ? types : [...there].toSorted(byName)} onChoose={go} />
      )}
    </>
  );
}

const byName = (one: string, other: string) => datasetName(one).localeCompare(datasetName(other));

interface ChooseDatasetProps {
  types: readonly string[];
  onChoose: (datasetType: string) => void;
}

/** The exclusion list that a person says the files are for. */
function ChooseDataset({ types, onChoose }: ChooseDatasetProps) {
  const [chosen, setChosen] = useState<string>();
  const formId = useId();
  const choices = types.map((value) => ({ value, label: datasetName(value) }));
  const label = 'Which exclusion list is it for?';
  return (
    <Stack
      component="form"
      id={formId}
      gap="md"
      align="flex-start"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {choices.length <= 4 ? (
        <Radio.Group label={label} value={chosen ?? null} onChange={setChosen}>
          <Stack gap="xs" mt="xs">
            {choices.map((choice) => (
              <Radio key={choice.value} {...choice} />
            ))}
          </Stack>
        </Radio.Group>
      ) : (
        <NativeSelect
          label={label}
          value={chosen ?? ''}
          onChange={({ currentTarget: { value } }) => value !== '' && setChosen(value)}
          data={[...(chosen === undefined ? [{ value: '', label: 'Choose' }] : []), ...choices]}
        />
      )}
      <Button type="submit" blocked={chosen === undefined ? 'Choose an exclusion list first.' : undefined}>
        Continue
      </Button>
    </Stack>
  );
}

/** What is found out about the files, in a worker; undefined until then. */
function useFoundDataset(files: readonly File[], datasets: readonly Dataset[]): FoundDataset | undefined {
  const [found, setFound] = useState<{ files: readonly File[]; found: FoundDataset }>();
  const layouts = datasets.flatMap((dataset) =>
    dataset.type ? [{ datasetType: dataset.type as string, layout: layoutOf(dataset) }] : [],
  );
  useEffect(() => {
    const list = openListFiles(files);
    let isWanted = true;
    void (async () => {
      const answer = await list.findDataset(layouts);
      if (isWanted) setFound({ files, found: answer });
    })();
    return () => {
      isWanted = false;
      list.close();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- files are read once, whatever is read of the datasets meanwhile
  }, [files]);
  return found?.files === files ? found.found : undefined;
}
