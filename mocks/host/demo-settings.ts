/** Which demo this browser plays: what follows from it alone is generated anew at each start. */
export interface DemoSettings {
  seed: number;
  providers: number;
  edgeCases: boolean;
  /** The instant that generated dates are relative to, in milliseconds. */
  epoch: number;
  /** There are changes in storage. */
  changed: boolean;
}

const key = 'credence-demo';
const ordinary = { seed: 1, providers: 2000 };

interface RequestedSettings {
  seed?: number;
  providers?: number;
  edgeCases?: boolean;
}

/**
 * What to start with: what was asked for (in code, or as `?seed=`, `?providers=` and `?edge-cases` in the address,
 * `?edge-cases=false` for none), else what was used before. An untouched demo starts from today, so that its dates never grow old.
 */
export function settingsToStartWith(requested: RequestedSettings, now: number): DemoSettings {
  const known = stored();
  const query = new URLSearchParams(globalThis.location?.search);
  const seed = requested.seed ?? wholeNumber(query.get('seed')) ?? known?.seed ?? ordinary.seed;
  const providers =
    requested.providers ?? wholeNumber(query.get('providers')) ?? known?.providers ?? ordinary.providers;
  const edgeCases = requested.edgeCases ?? yesOrNo(query.get('edge-cases')) ?? known?.edgeCases ?? false;
  const isSame = known?.seed === seed && known.providers === providers && known.edgeCases === edgeCases;
  const isToday = isSame && new Date(known.epoch).toDateString() === new Date(now).toDateString();
  const settings =
    known && isSame && (known.changed || isToday)
      ? known
      : { seed, providers, edgeCases, epoch: now, changed: false };
  store(settings);
  return settings;
}

/** Remembers settings for the next start. A browser that does not let us starts afresh each time. */
export function store(settings: DemoSettings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // Storage is full or forbidden; the demo works without.
  }
}

function stored(): DemoSettings | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isSettings(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isSettings(value: unknown): value is DemoSettings {
  if (typeof value !== 'object' || value === null) return false;
  const { seed, providers, epoch, edgeCases } = value as Partial<DemoSettings>;
  return [seed, providers, epoch].every(Number.isSafeInteger) && typeof edgeCases === 'boolean';
}

function yesOrNo(text: string | null): boolean | undefined {
  return text === null ? undefined : text !== 'false';
}

function wholeNumber(text: string | null): number | undefined {
  const value = Number(text ?? '');
  return text && Number.isSafeInteger(value) && value >= 1 && value <= 1_000_000 ? value : undefined;
}
