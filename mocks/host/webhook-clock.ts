import { runDueJobs } from '../service/jobs';
import type { World } from '../store/world';

const everyMs = 100;

/**
 * Sees to it that what is due happens by itself, not only when somebody asks: a receiver waits for its
 * message without sending requests. Gives a function that ends it.
 */
export function runOnTime(world: World, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    runDueJobs(world).catch(onError);
  }, everyMs);
  return () => clearInterval(timer);
}
