import { useQuery } from '@tanstack/react-query';
import { getLicenseOptions } from '@/api/operations.gen';
import { whenKnown } from '@/api/query';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { useOwnReview } from '@/features/reviews/decisions';
import { shortReasons } from '@/features/reviews/words';

const atOnce = 4;
const waiting: (() => void)[] = [];
let running = 0;

/** Lets few of the reads of visible rows run at once, so that a fast scroll does not crowd out what is asked for. */
async function inTurn<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (running >= atOnce) {
    await new Promise<void>((resolve, reject) => {
      waiting.push(resolve);
      signal.addEventListener(
        'abort',
        () => {
          const index = waiting.indexOf(resolve);
          if (index < 0) return;
          waiting.splice(index, 1);
          reject(signal.reason);
        },
        { once: true },
      );
    });
  }
  running += 1;
  try {
    return await read();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** The license as everywhere else, but read in turn. */
function inTurnOptions(providerId: string, licenseId: string) {
  const options = getLicenseOptions({ providerId, licenseId });
  const { queryFn } = options;
  if (typeof queryFn !== 'function') return options;
  return {
    ...options,
    queryFn: (context) => inTurn(async () => queryFn(context), context.signal),
  } satisfies typeof options;
}

/** Why a row needs review. The list does not say, so the license is read when its row comes into view. */
export function ReviewReason({
  providerId,
  licenseId,
}: {
  providerId?: string | undefined;
  licenseId?: string | undefined;
}) {
  const { data, isError } = useQuery({
    ...whenKnown(providerId && licenseId && { providerId, licenseId }, (ids) =>
      inTurnOptions(ids.providerId, ids.licenseId),
    ),
    staleTime: 60_000,
    retry: false,
  });
  const own = useOwnReview(licenseId, data?.currentVerification?.id);
  // The service lists it until it has the decision.
  if (own && !own.error) return <span className="mute">Decided</span>;
  if (isError) return <span className="mute">Open to see</span>;
  if (!data) return <span className="mute">…</span>;
  const words = shortReasons(data.currentVerification);
  return words ? <Status of="verification" value="NeedsReview" label={words} /> : <Dash />;
}
