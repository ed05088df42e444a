import { api } from '@/api/client';

/** A slow office line, in bytes per millisecond: so long an upload may take beyond the usual time of a call. */
const slowLine = 50;

interface Upload {
  /** Where it is kept: unique in the organization. */
  path: string;
  file: File;
  /** Writes over a file that is there already. */
  replace?: boolean;
}

/**
 * Keeps a file of this computer at the service (contract.md, "Files"). Throws `ApiError`; 409 when there is a file at
 * this path already and it is not to be replaced.
 */
export async function uploadFile({ path, file, replace = false }: Upload): Promise<void> {
  const init = {
    params: { path: { path } },
    body: { file },
    bodySerializer: (body: { file: Blob }) => {
      const form = new FormData();
      form.append('file', body.file);
      return form;
    },
    moreTimeMs: file.size / slowLine,
  };
  if (replace) await api().PUT('/files/uploads/{path}', init);
  else await api().POST('/files/uploads/{path}', init);
}
