import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { searchParams } from '@/lib/search-params';
import { ReportActions } from '@/pdf/report-actions';
import { Page } from '@/ui/page';
import { useSetting } from '@/ui/settings';
import { RequestTabs } from '@/features/credentialing/request-tabs';
import { useRules } from '@/features/credentialing/request-elements';
import { readUserNames } from '@/features/users/read-names';
import { auditCsv } from './-csv';
import { readChecklists } from './-elements';
import { auditContent } from './-pdf';
import { AuditForm } from './-form';
import { AuditResult } from './-result';
import type { AuditQuestion } from './-read-audit';
import { readReviews } from '@/features/audit-reviews/kept';
import { shownIn } from '@/features/audit-reviews/shown';
import { eightThirty } from './-sample';
import { reviewsPath } from '@/features/audit-reviews/reviews';
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
    by: z.catch(z.optional(z.enum(['8-30'])), undefined),
    show: z.catch(z.optional(z.string()), undefined),
  });
});

export const Route = createFileRoute('/_app/credentialing/audit/')({
  validateSearch,
  component: AuditSample,
});

const crumbs = [{ label: 'Credentialing', to: '/credentialing' }];

/** A sample of completed credentialing files for an auditor: drawn by a rule, from a seed that draws it again. */
function AuditSample() {
  const { from, to, seed, about, by, show } = Route.useSearch();
  const navigate = Route.useNavigate();
  const settings = {
    sampleRate: useSetting('auditShare'),
    most: useSetting('auditMost'),
    least: useSetting('auditLeast'),
  };
  const rule = by ? eightThirty : settings;
  const questionKey: AuditQuestion | undefined =
    from && to && seed && from <= to ? { from, to, seed, about, by } : undefined;
  const sample = useAudit(questionKey, rule);
  const queryClient = useQueryClient();
  const rules = useRules();
  const audit = sample.walk.step === 'made' ? sample.walk.result : undefined;
  const path = reviewsPath('files', `${from} ${to}`, about ?? 'all', seed ?? '');
  const name = `audit sample ${audit?.question.seed.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}-]+/gu, '-') ?? ''}`;

  return (
    <Page
      title="Audit sample"
      subtitle="Review a sample of completed credentialing files, each with its checklist and every event"
      crumbs={crumbs}
      tabs={<RequestTabs current="audit" />}
      actions={
        audit && (
          <ReportActions
            name={name}
            pdf={async (signal) =>
              auditContent(
                audit,
                { reviews: await readReviews(queryClient, path), rules },
                queryClient,
                signal,
              )
            }
            csv={async (options) =>
              auditCsv(
                audit,
                {
                  reviews: await readReviews(queryClient, path),
                  elements: await readChecklists(queryClient, audit.files, rules, options?.signal),
                  nameOf: await readUserNames(queryClient),
                },
                options,
              )
            }
          />
        )
      }
    >
      <AuditForm
        key={JSON.stringify([from, to, seed, about, by])}
        question={{ from, to, seed, about, by }}
        rule={settings}
        isMade={audit !== undefined}
        onDraw={(question) => {
          if (JSON.stringify(question) === JSON.stringify(questionKey)) sample.again();
          else void navigate({ search: question });
        }}
      />
      <AuditResult
        controls={sample}
        path={path}
        shown={shownIn(show)}
        onShown={(next) =>
          void navigate({
            search: (before) => ({ ...before, show: next === 'all' ? undefined : next }),
            replace: true,
          })
        }
      />
    </Page>
  );
}
