import { useState } from 'react';

/** A value as it was when it began to be held; the present one while it is not. */
export function useFrozen<Value>(value: Value, isFrozen: boolean): Value {
  const [kept, setKept] = useState(value);
  if (!isFrozen && kept !== value) setKept(() => value);
  return isFrozen ? kept : value;
}
