import { count, spellOut } from '@/lib/words';
import type { Notice } from '@/ui/notify';
import { statusLook } from '@/ui/status-looks';
import { fewAtOnce } from './tellable';
import type { VerificationJob } from './verification-store';

/** What to tell when verifications ended: each with where to look, or all together when they are many. */
export function endNotices(ended: readonly VerificationJob[]): Notice[] {
  return ended.length > fewAtOnce ? [together(ended)] : ended.map(single);
}

function single(job: VerificationJob): Notice {
  const number = job.licenseNumber ? `: ${job.licenseNumber}` : '';
  const id = `verification-${job.licenseId}`;
  if (job.state === 'gone') {
    return {
      id,
      tone: 'neutral',
      title: `License is gone${number}`,
      message: 'It was detached, or its provider deleted, while the verification ran.',
    };
  }
  const needsReview = job.status === 'NeedsReview';
  return {
    id,
    tone: job.status ? statusLook('verification', job.status).tone : 'neutral',
    title: `${outcome(job.status)}${number}`,
    message: job.providerName,
    link: {
      to: needsReview ? '/reviews/$providerId/$licenseId' : '/providers/$providerId/licenses/$licenseId',
      params: { providerId: job.providerId, licenseId: job.licenseId },
      label: needsReview ? 'Review' : 'Open license',
    },
  };
}

function outcome(status: string | undefined): string {
  if (!status) return 'Verification ended';
  if (status === 'NotFound') return 'Verification: not found';
  return `Verification ${spellOut(status).toLowerCase()}`;
}

function together(ended: readonly VerificationJob[]): Notice {
  const numbers = new Map<string, number>();
  for (const job of ended) {
    const word = job.state === 'gone' ? 'gone' : spellOut(job.status ?? 'Ended').toLowerCase();
    numbers.set(word, (numbers.get(word) ?? 0) + 1);
  }
  const review = ended.some((job) => job.status === 'NeedsReview');
  const [first] = ended;
  const sameProvider = first && ended.every((job) => job.providerId === first.providerId);
  return {
    tone: review ? 'warning' : 'success',
    title: `${count(ended.length, 'verification')} ended`,
    message: [...numbers].map(([word, number]) => `${number} ${word}`).join(', '),
    link: sameProvider
      ? { to: '/providers/$providerId', params: { providerId: first.providerId }, label: 'Open provider' }
      : review
        ? { to: '/reviews', label: 'Open reviews' }
        : { to: '/licenses', label: 'Open licenses' },
  };
}
