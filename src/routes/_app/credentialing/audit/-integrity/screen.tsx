import { useQueryClient } from '@tanstack/react-query';
import { RequestTabs } from '@/features/credentialing/request-tabs';
import { readUserNames } from '@/features/users/read-names';
import { ReportActions } from '@/pdf/report-actions';
import { Page } from '@/ui/page';
import { useSetting } from '@/ui/settings';
import { integrityCsv } from './csv';
import { IntegrityForm, mostChanges } from './form';
import { integrityContent } from './pdf';
import { readReviews } from '@/features/audit-reviews/kept';
import { reviewsPath } from '@/features/audit-reviews/reviews';
import type { Shown } from '@/features/audit-reviews/shown';
import type { IntegrityQuestion } from './read';
import { IntegrityResult } from './result';
import { useIntegrity } from './use-integrity';

const crumbs = [{ label: 'Credentialing', to: '/credentialing' }];

/** Whether an address asks for a whole number from 1 to the most there can be. */
const isWithin = (value: number | undefined, most: number): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= most;

interface IntegrityScreenProps {
  /** What the address asks for; nothing is read while anything of it is missing. */
  question: Partial<IntegrityQuestion>;
  onAsk: (question: IntegrityQuestion) => void;
  /** Which of its changes are shown. */
  shown: Shown;
  onShown: (shown: Shown) => void;
}

/** Chooses a year, draws changes from its event log, and gives them on screen, on paper, as PDF and as CSV. */
export function IntegrityScreen({ question, onAsk, shown, onShown }: IntegrityScreenProps) {
  const queryClient = useQueryClient();
  const { year, size } = question;
  const seed = question.seed?.trim().slice(0, 64);
  const usual = useSetting('auditMost');
  const isPossible = isWithin(year, 9999) && isWithin(size, mostChanges);
  const whole: IntegrityQuestion | undefined = isPossible && seed ? { year, size, seed } : undefined;
  const sample = useIntegrity(whole);
  const audit = sample.walk.step === 'made' ? sample.walk.result : undefined;
  // A larger sample of the same seed holds the smaller one: what was reviewed stays reviewed.
  const path = reviewsPath('changes', year ?? '', seed ?? '');
  return (
    <Page
      title="Information integrity audit"
      subtitle="Review a sample of one year’s changes to credentialing data: who made each change, when, and whether it was late"
      crumbs={crumbs}
      tabs={<RequestTabs current="integrity" />}
      actions={
        audit && (
          <ReportActions
            name={`information integrity ${year ?? ''}`}
            pdf={async () =>
              integrityContent(audit, await readReviews(queryClient, path), await readUserNames(queryClient))
            }
            csv={async (options) =>
              integrityCsv(
                audit,
                await readReviews(queryClient, path),
                await readUserNames(queryClient),
                options,
              )
            }
          />
        )
      }
    >
      <IntegrityForm
        key={JSON.stringify(question)}
        question={question}
        usual={usual}
        isMade={audit !== undefined}
        onDraw={(asked) => {
          if (JSON.stringify(asked) === JSON.stringify(whole)) sample.again();
          else onAsk(asked);
        }}
      />
      <IntegrityResult controls={sample} path={path} shown={shown} onShown={onShown} />
    </Page>
  );
}
