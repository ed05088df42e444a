import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { csvName, downloadCsv } from '@/lib/csv';
import { localDay } from '@/lib/dates';
import { searchParams } from '@/lib/search-params';
import { PdfButton, pdfName } from '@/pdf/pdf-button';
import { Button } from '@/ui/button';
import { Page } from '@/ui/page';
import { useSetting } from '@/ui/settings';
import { RequestTabs } from '@/features/credentialing/request-tabs';
import { auditCsv } from './-csv';
import { auditContent } from './-pdf';
import { AuditForm } from './-form';
import { AuditResult } from './-result';
import type { AuditQuestion } from './-read-audit';
import { useAudit } from './-use-audit';

const validateSearch = searchParams(() => {
  const day = z.catch(z.optional(z.iso.date()), undefined);
  // The router reads `?seed=123` as a number.
  const seed = z.pipe(
    z.union([z.string(), z.number()]),
    z.pipe(z.transform(String), z.string().check(z.trim(), z.minLength(1), z.maxLength(64))),
  );
  return z.object({
    from: day,
    to: day,
    seed: z.catch(z.optional(seed), undefined),
    about: z.catch(z.optional(z.enum(['Provider', 'Facility'])), undefined),
  });
});

export const Route = createFileRoute('/_app/credentialing/audit/')({
  validateSearch,
  component: AuditSample,
});

const crumbs = [{ label: 'Credentialing', to: '/credentialing' }];

/** A sample of completed credentialing files for an auditor: drawn by a rule, from a seed that draws it again. */
function AuditSample() {
  const { from, to, seed, about } = Route.useSearch();
  const navigate = Route.useNavigate();
  const rule = {
    sampleRate: useSetting('auditShare'),
    most: useSetting('auditMost'),
    least: useSetting('auditLeast'),
  };
  const questionKey: AuditQuestion | undefined =
    from && to && seed && from <= to ? { from, to, seed, about } : undefined;
  const { state, cancel, again } = useAudit(questionKey, rule);
  const queryClient = useQueryClient();
  const audit = state.step === 'drawn' ? state.audit : undefined;
  const name = `audit sample ${audit?.question.seed.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}-]+/gu, '-') ?? ''}`;

  async function exportCsv() {
    if (!audit) return;
    downloadCsv(csvName(name), await auditCsv(audit));
  }

  return (
    <Page
      title="Audit sample"
      subtitle="A sample of completed credentialing files, each with every event"
      crumbs={crumbs}
      tabs={<RequestTabs current="audit" />}
      actions={
        audit && (
          <>
            <Button
              variant="default"
              leftSection={<IconPrinter size={14} aria-hidden />}
              onClick={() => globalThis.print()}
            >
              Print
            </Button>
            <PdfButton
              name={pdfName(name, localDay())}
              content={(signal) => auditContent(audit, queryClient, signal)}
            />
            <Button leftSection={<IconDownload size={14} aria-hidden />} onClick={() => void exportCsv()}>
              Export as CSV
            </Button>
          </>
        )
      }
    >
      <AuditForm
        key={JSON.stringify([from, to, seed, about])}
        question={{ from, to, seed, about }}
        onDraw={(question) => {
          if (JSON.stringify(question) === JSON.stringify(questionKey)) again();
          else void navigate({ search: question });
        }}
      />
      <AuditResult state={state} onCancel={cancel} onAgain={again} />
    </Page>
  );
}
