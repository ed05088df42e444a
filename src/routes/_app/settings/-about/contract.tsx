import type { MouseEvent } from 'react';
import { ApiError, describeError } from '@/api/errors';
import { config } from '@/config';
import { saveBlob } from '@/ui/files';
import { notify } from '@/ui/notify';

/** The description of its interface that the service publishes, without and with what is deprecated (rules.md 1.6). */
export function ContractLinks() {
  return (
    <>
      <ContractLink name="openapi.json" />, with deprecated parameters{' '}
      <ContractLink name="openapi.deprecated.json" />
    </>
  );
}

function ContractLink({ name }: { name: string }) {
  const url = `${config().apiBaseUrl}/${name}`;

  // Fetched, as the simulated service answers the page's requests only, not those of a tab of its own.
  async function save(event: MouseEvent) {
    event.preventDefault();
    try {
      saveBlob(await fetchBlob(url), name);
    } catch (error) {
      const { title: happened, text } = describeError(error);
      const message = [`${happened}.`, text].filter(Boolean).join(' ');
      notify({ tone: 'error', title: `${name} could not be fetched`, message });
    }
  }

  return (
    <a href={url} download={name} onClick={(event) => void save(event)}>
      {name}
    </a>
  );
}

async function fetchBlob(url: string): Promise<Blob> {
  const response = await fetch(url).catch(() => {
    throw new ApiError({ kind: 'network' });
  });
  if (!response.ok) throw new ApiError({ kind: 'problem', status: response.status });
  return response.blob();
}
