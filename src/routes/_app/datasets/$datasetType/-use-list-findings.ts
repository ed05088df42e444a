import { useEffect, useRef, useState } from 'react';
import type { Dataset } from '@/api/models';
import { layoutOf } from '@/features/datasets/upload/dataset-layout';
import { type ListFiles, openListFiles } from '@/features/datasets/upload/list-files';
import { lastUpload } from '@/features/datasets/upload/remembered';
import type { ListChoices, ListFindings, ListRequest } from '@/features/datasets/upload/types';
import { localDay } from '@/lib/dates';

/**
 * What is found in the files of a list, in a worker that reads them once; found anew when something is said about them or
 * the service refused lines. What was found before stays until then.
 */
export function useListFindings(
  dataset: Dataset,
  files: readonly File[],
  choices: ListChoices,
  refused: ListRequest['refused'],
): { findings: ListFindings | undefined; isChecking: boolean } {
  const opened = useRef<ListFiles>(undefined);
  const [found, setFound] = useState<{ inputs: unknown[]; findings: ListFindings }>();
  useEffect(() => {
    if (files.length === 0) return undefined;
    const list = openListFiles(files);
    opened.current = list;
    return () => {
      opened.current = undefined;
      list.close();
    };
  }, [files]);
  useEffect(() => {
    const list = opened.current;
    if (!list) return undefined;
    let isWanted = true;
    void (async () => {
      const findings = await list.examine(requestOf(dataset, choices, refused));
      if (isWanted) setFound({ inputs: [files, choices, refused], findings });
    })();
    return () => {
      isWanted = false;
    };
  }, [dataset, files, choices, refused]);
  const isOfFiles = found?.inputs[0] === files;
  const isDone = isOfFiles && found?.inputs[1] === choices && found.inputs[2] === refused;
  return {
    findings: isOfFiles ? found?.findings : undefined,
    isChecking: files.length > 0 && !isDone,
  };
}

function requestOf(dataset: Dataset, choices: ListChoices, refused: ListRequest['refused']): ListRequest {
  const type = dataset.type ?? '';
  const before = lastUpload(type);
  return {
    datasetType: type,
    layout: layoutOf(dataset),
    choices,
    ...(before && { before }),
    refused,
    today: localDay(),
  };
}
