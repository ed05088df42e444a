import { createContext, use, type ComponentType } from 'react';
import type { Spot } from './model';

/** So many levels are drawn inside one another; what lies deeper opens as a view of its own. */
export const shownLevels = 6;

export interface ViewState {
  /** Where the view starts. */
  start: Spot;
  /** The text looked for. */
  expression: RegExp | undefined;
  /** The hit or the part that was gone to; `turn` tells going there again. */
  target: { spot: Spot; turn: number } | undefined;
  /** "Open all" and "Fold all"; what is toggled later overrides the latest. */
  everything: { open: boolean; turn: number };
  /** Levels that are open at first. */
  openLevels: number;
  /** Level of the outermost headings, 2 to 6. */
  level: number;
  printing: boolean;
  /** Draws what is inside a part; handed down because parts and their contents hold one another. */
  Content: ComponentType<{ spot: Spot }>;
  /** Starts the view at a place that lies too deep, or inside a cell. */
  startAt: (spot: Spot) => void;
}

export const ViewContext = createContext<ViewState | undefined>(undefined);

/** The state of the view around a node. */
export function useView(): ViewState {
  const view = use(ViewContext);
  if (!view) throw new Error('A part of flexible data stands outside of its view');
  return view;
}
