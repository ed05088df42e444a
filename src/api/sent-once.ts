import { replaceEqualDeep } from '@tanstack/react-query';
import { isApiError, mayBeCarriedOut } from './errors';
import { unconfirmedWriteOf, type Finding, type UnconfirmedWrite } from './unconfirmed-write';

type Looked = Pick<Finding, 'outcome' | 'record' | 'unread'>;

/**
 * Makes of what sends a write one that does not carry it out twice: where the last sending may have been carried out and the same
 * is to be sent again, the service is asked first whether it has it. Gives what it has then, in place of the answer that was lost.
 * Each form has one of its own. Throws as `send` does, and the error of the last sending where nothing could be looked up.
 */
export function sentOnce<Given, Data, Options>(send: (variables: Given, options?: Options) => Promise<Data>) {
  let last: { variables: Given; error: unknown; write: UnconfirmedWrite } | undefined;
  return async (variables: Given, options?: Options): Promise<Data> => {
    // Equal is what is equal all the way down; a file only itself.
    if (last && replaceEqualDeep(last.variables, variables) === last.variables) {
      const { error, write } = last;
      // In the chunk of what is looked up; it is made of the operations, which are sent by this.
      const found: Looked = await import('./reconcile')
        .then(({ reconcile }) => reconcile(write))
        .catch((unread: unknown) => ({ outcome: 'unknown', unread }));
      if (found.outcome === 'done' || found.record !== undefined) {
        last = undefined;
        return found.record as Data;
      }
      // What this user may not read is never known: then it is sent, as they wish.
      if (
        found.unread !== undefined &&
        !(isApiError(found.unread) && [403, 404].includes(found.unread.status))
      )
        throw error;
    }
    try {
      const data = await send(variables, options);
      last = undefined;
      return data;
    } catch (error) {
      const write = mayBeCarriedOut(error) && unconfirmedWriteOf(error);
      // To set the same values twice does no harm.
      last =
        write && (write.method === 'POST' || write.method === 'DELETE')
          ? { variables, error, write }
          : undefined;
      throw error;
    }
  };
}
