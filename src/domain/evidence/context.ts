import { now } from '@/lib/clock';
import { localDay } from '@/lib/dates';
import type { SettledWords } from '../license-standing';
import type { Program } from '../program';
import { providerKind } from '../provider-types';
import type { ElementContext } from './declarations';
import { type EvidenceIndex, indexOf } from './evidence-index';
import { entityOf, type OnFile, type RequestFacts } from './types';

export interface ElementOptions {
  program: Program;
  /** What the team settled about words of boards. */
  settled?: SettledWords | undefined;
  /** The instant of the decision, in milliseconds; the service's own time when left out. */
  from?: number | undefined;
  request?: RequestFacts | undefined;
  /** The request was decided: an element with a gap is what the decision was concerned about. */
  isDecided?: boolean | undefined;
}

/** The context in which several elements are judged, with everything on file by its key. */
export type IndexedContext = ElementContext & { index: EvidenceIndex };

/** The context in which elements are judged, with everything on file. */
export function contextOf(onFile: OnFile | undefined, options: ElementOptions): IndexedContext {
  const { program, settled, from = now(), request = {}, isDecided = false } = options;
  const day = localDay(from);
  const index = indexOf(onFile, { from, settled });
  return {
    from,
    day,
    windowDays: program.windowDays(day),
    program,
    request,
    settled,
    isDecided,
    kind: providerKind(request.provider?.providerType?.name),
    entity: onFile && entityOf(onFile),
    onFile,
    all: index.current,
    index,
  };
}
