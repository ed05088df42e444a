import type { MatchRecord } from './records';

const relevances = ['Low', 'Medium', 'High'];

/** Low before medium before high, then by score; a match of a dataset that knows no relevance comes before all. */
export function relevanceKey({ relevance, score }: Pick<MatchRecord, 'relevance' | 'score'>): number {
  return 2 * (relevances.indexOf(relevance ?? '') + 1) + score;
}
