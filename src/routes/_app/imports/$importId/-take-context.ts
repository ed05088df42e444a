import { createContext } from 'react';
import type { Facts } from '@/info/definition';
import type { ImportedLicense } from './-imported';
import type { Takeable, TakeOver } from './-proposal';
import type { TakeState } from './-take-over-store';

/** What every row of a comparison may ask for. */
export interface Taker {
  providerId: string;
  /** Why nothing can be taken over, or no license attached, by this role. */
  blocked: string | undefined;
  attachBlocked: string | undefined;
  stateOf: (id: string) => TakeState | undefined;
  isChosen: (id: string) => boolean;
  choose: (id: string, isChosen: boolean) => void;
  /** Takes over what one call can. Throws what the call throws. */
  take: (items: readonly Takeable[], take: TakeOver) => Promise<void>;
  /** Opens the form to attach a license, filled in. */
  attach: (license: ImportedLicense) => void;
  /** Opens the form of an entry with what the source gives, to be completed. */
  complete: (path: string, draft: Facts) => void;
}

export const TakeContext = createContext<Taker | undefined>(undefined);
