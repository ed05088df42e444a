import { replaceEqualDeep } from '@tanstack/react-query';
import { mayBeCarriedOut } from './errors';
import { unconfirmedWriteOf, type UnconfirmedWrite } from './unconfirmed-write';

/** The methods by which the same that is sent twice may be done twice. */
export const doubles = /POST|DELETE/;

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
      const next = await import('./reconcile')
        .then(({ beforeSendingAgain }) => beforeSendingAgain(write))
        .catch(() => undefined);
      if (next?.way === 'there') {
        last = undefined;
        return next.record as Data;
      }
      if (next?.way !== 'send') throw error;
    }
    try {
      const data = await send(variables, options);
      last = undefined;
      return data;
    } catch (error) {
      const write = mayBeCarriedOut(error) && unconfirmedWriteOf(error);
      // To set the same values twice does no harm.
      last = write && doubles.test(write.method) ? { variables, error, write } : undefined;
      throw error;
    }
  };
}
