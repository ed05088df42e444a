interface Search {
  parameterSetId?: string | null;
  referenceId?: string | null;
}

const keyOf = ({ parameterSetId, referenceId }: Search = {}) =>
  `${parameterSetId ?? ''} ${referenceId ?? ''}`;

/** Whether two scans of a dataset search it in the same way: the newer then takes the place of the older (rules.md 11.4). */
export const isSameSearch = (one?: Search, other?: Search): boolean => keyOf(one) === keyOf(other);
