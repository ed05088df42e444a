import { count, spellOut } from '@/lib/words';
import type { Notice } from '@/ui/notify';
import { statusLook } from '@/ui/status-looks';
import type { VerificationJob } from './verification-store';

/** More that end together than this are told in one notice. */
const oneByOne = 3;

/**
 * Which ended jobs to tell about now. Those asked for together, when they are many, wait for the last of them, so that
 * they make one notice and not a heap.
 */
export function tellable(
  ended: readonly VerificationJob[],
  all: readonly VerificationJob[],
): VerificationJob[] {
  return [...new Set(ended.map((job) => job.startedAt))].flatMap((startedAt) => {
    const together = all.filter((job) => job.startedAt === startedAt);
    if (together.length <= oneByOne) return ended.filter((job) => job.startedAt === startedAt);
    return together.some((job) => job.state === 'running') ? [] : together;
  });
}

/** What to tell when verifications ended: each with where to look, or all together when they are many. */
export function endNotices(ended: readonly VerificationJob[]): Notice[] {
  return ended.length > oneByOne ? [together(ended)] : ended.map(single);
}

function single(job: VerificationJob): Notice {
  const number = job.licenseNumber ? `: ${job.licenseNumber}` : '';
  const id = `verification-${job.licenseId}`;
  if (job.state === 'gone') {
    return {
      id,
      tone: 'none',
      title: `License is gone${number}`,
      message: 'It was detached, or its provider deleted, while the verification ran.',
    };
  }
  const needsReview = job.status === 'NeedsReview';
  return {
    id,
    tone: job.status ? statusLook('verification', job.status).tone : 'none',
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
    tone: review ? 'review' : 'found',
    title: `${count(ended.length, 'verification')} ended`,
    message: [...numbers].map(([word, number]) => `${number} ${word}`).join(', '),
    link: sameProvider
      ? { to: '/providers/$providerId', params: { providerId: first.providerId }, label: 'Open provider' }
      : review
        ? { to: '/reviews', label: 'Open reviews' }
        : { to: '/licenses', label: 'Open licenses' },
  };
}
