/**
 * Files of a list that were chosen on another screen, until the screen of their dataset opens its upload with them. Nothing
 * shows them meanwhile, so that nobody has to be told of a change; a reload forgets them.
 */
let handedOver: { datasetType: string; files: readonly File[] } | undefined;

/** Hands files over to the upload of a dataset, whose screen is opened next. */
export function handOver(datasetType: string, files: readonly File[]): void {
  handedOver = { datasetType, files };
}

/** The files that were handed over to a dataset; undefined for none. */
export function filesFor(datasetType: string): readonly File[] | undefined {
  return handedOver?.datasetType === datasetType ? handedOver.files : undefined;
}

/** Nobody waits for the files any more. */
export function forgetHandedOver(): void {
  handedOver = undefined;
}
