/** The controls of the simulated service, which lie beside `/api` and need no token. */
export interface DemoState {
  now?: string;
  seed?: number;
  edgeCases?: boolean;
  counts?: Record<string, number>;
  pendingJobs?: number;
}

export interface DemoFailure {
  operation: string;
  status?: number;
  body?:
    | 'problem'
    | 'html'
    | 'empty'
    | 'malformed'
    | 'half'
    | 'no-id'
    | 'replaced'
    | 'lost'
    | 'drop'
    | 'hang';
  times?: number;
}

export interface DemoConditions {
  latencyMs?: number;
  failures?: DemoFailure[];
}

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${import.meta.env.BASE_URL}control/${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`The simulated service answered ${response.status}.`);
  return (await response.json()) as Answer;
}

export const demo = {
  state: () => ask<DemoState>('state'),
  conditions: () => ask<DemoConditions>('conditions'),
  setConditions: (conditions: DemoConditions) => ask<DemoConditions>('conditions', conditions),
  advance: (by: { days?: number; hours?: number }) => ask<DemoState>('advance', by),
  reset: (to: { providers?: number; edgeCases?: boolean }) => ask<DemoState>('reset', to),
};

/** Ways for a request to fail, in the words of someone who tries them out. */
export const failureKinds: { value: string; label: string; failure: Omit<DemoFailure, 'operation'> }[] = [
  { value: '500', label: '500, with an error object', failure: { status: 500 } },
  { value: '503', label: '503, unavailable', failure: { status: 503 } },
  { value: '429', label: '429, too many requests', failure: { status: 429 } },
  { value: '401', label: '401, the token has ended', failure: { status: 401 } },
  { value: '403', label: '403, not allowed', failure: { status: 403 } },
  { value: '404', label: '404, not found', failure: { status: 404 } },
  { value: '409', label: '409, changed meanwhile', failure: { status: 409 } },
  { value: 'html', label: 'A web page instead of JSON', failure: { status: 200, body: 'html' } },
  { value: 'empty', label: 'An empty answer', failure: { status: 200, body: 'empty' } },
  { value: 'malformed', label: 'Half a JSON', failure: { status: 200, body: 'malformed' } },
  { value: 'half', label: 'Half of the answer', failure: { status: 200, body: 'half' } },
  { value: 'replaced', label: 'A gateway’s page after it was carried out', failure: { body: 'replaced' } },
  { value: 'lost', label: 'The connection is cut after it was carried out', failure: { body: 'lost' } },
  { value: 'no-id', label: 'An answer without an id', failure: { status: 200, body: 'no-id' } },
  { value: 'drop', label: 'The connection is cut', failure: { body: 'drop' } },
  { value: 'hang', label: 'No answer at all', failure: { body: 'hang' } },
];

/** The operations that the console's screens use, `*` for whichever comes next. */
export const demoOperations: { value: string; label: string }[] = [
  { value: '*', label: 'Whatever comes next' },
  ...[
    'GET /providers',
    'POST /providers',
    'GET /providers/{providerId}',
    'PATCH /providers/{providerId}',
    'DELETE /providers/{providerId}',
    'GET /providers/{providerId}/licenses',
    'POST /providers/{providerId}/licenses',
    'POST /providers/{providerId}/licenses/verify',
    'GET /providers/{providerId}/licenses/{licenseId}',
    'DELETE /providers/{providerId}/licenses/{licenseId}',
    'POST /providers/{providerId}/licenses/{licenseId}/verify',
    'GET /providers/{providerId}/licenses/{licenseId}/verifications',
    'PATCH /providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}',
    'GET /providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}/diff',
    'GET /providers/{providerId}/notes',
    'POST /providers/{providerId}/notes',
    'PATCH /licenses/{licenseId}',
    'GET /provider-licenses',
    'GET /provider-licenses/aggregations',
    'GET /licensetypes',
    'GET /licensetypes/status',
    'GET /alerts',
    'GET /log/events',
  ].map((operation) => ({ value: operation, label: operation })),
];
