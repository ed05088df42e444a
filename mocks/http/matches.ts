import { listMatches } from '../service/match-list';
import { toMatch } from '../service/match-model';
import { resolveMatch } from '../service/matches';
import { recallMatches } from '../service/scan-past';
import { operation } from './operation';

export const operationsOfMatches = [
  operation('GET /datasets/matches', async ({ world, actor, query }) => {
    await recallMatches(world);
    return listMatches(world, actor, query);
  }),

  operation('PATCH /datasets/matches/{matchId}', ({ world, actor, params, body }) =>
    toMatch(world, actor, resolveMatch(world, actor, params.matchId, body)),
  ),
];
