import { useState } from 'react';

/**
 * The error of what was sent, as long as the same is chosen: under another choice it would be said of that one. Takes the
 * mutation's error and what is chosen at present, as plain data.
 */
export function useErrorOfChoice<Failure>(error: Failure | null, choice: object): Failure | null {
  const chosen = JSON.stringify(choice);
  const [told, setTold] = useState({ error, chosen });
  if (told.error !== error) {
    setTold({ error, chosen });
    return error;
  }
  return told.chosen === chosen ? error : null;
}
