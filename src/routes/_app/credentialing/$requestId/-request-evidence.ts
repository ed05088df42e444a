import type { CredentialingRequest } from '@/api/models';
import { elementsOf } from '@/domain/evidence/elements';
import type { Evidence } from '@/domain/evidence/types';
import { useRules } from '@/features/credentialing/request-elements';
import { useOnFile } from '@/features/credentialing/use-on-file';
import { evidenceOfVerification } from '@/features/licenses/evidence';
import { formatDay } from '@/lib/dates';
import { fileName } from '@/lib/file-name';
import { eachOnce } from '@/lib/file-path';
import type { EvidenceItem } from '@/viewer/evidence';

/** What can be looked at of a piece of evidence: a file, or what a source showed and gave. `about` is what it is for. */
export function itemsOf({ file, verification, label }: Evidence, about?: string): EvidenceItem[] {
  if (file) return [{ path: file, name: [label, about].filter(Boolean).join(', '), saveAs: label }];
  if (!verification) return [];
  const { started } = verification;
  return evidenceOfVerification(
    verification,
    [label, started && formatDay(started)].filter(Boolean).join(', '),
  );
}

/** Everything of a request that can be looked at: the evidence of its checklist, then what came with its events. */
export function useRequestEvidence(request: CredentialingRequest): EvidenceItem[] {
  const { onFile } = useOnFile(request);
  const rules = useRules();
  const elements = elementsOf(request.checklist?.items, onFile, { ...rules, request });
  const ofEvents = (request.allEvents ?? []).flatMap(({ attachments, timestamp }) =>
    (attachments ?? []).flatMap(({ path }) =>
      path
        ? [{ path, name: `${fileName(path)}, event of ${formatDay(timestamp)}`, saveAs: fileName(path) }]
        : [],
    ),
  );
  return eachOnce([
    ...elements.flatMap(({ name, evidence }) => evidence.flatMap((one) => itemsOf(one, name))),
    ...ofEvents,
  ]);
}
