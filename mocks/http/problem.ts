import type { ErrorsByPath } from '../service/errors';

export interface Problem {
  status: number;
  title: string;
  correlationId: string;
  errors?: ErrorsByPath;
}

const sections: Record<number, string> = {
  400: '15.5.1',
  401: '15.5.2',
  403: '15.5.4',
  404: '15.5.5',
  405: '15.5.6',
  409: '15.5.10',
  500: '15.6.1',
  502: '15.6.3',
  503: '15.6.4',
};

/** The error object (rules.md 4.1, in the style of RFC 7807) as a response. */
export function problemResponse(problem: Problem, headers?: HeadersInit): Response {
  const { status, title, correlationId, errors } = problem;
  const section = sections[status];
  const type = section ? `https://www.rfc-editor.org/rfc/rfc9110#section-${section}` : 'about:blank';
  const answer = Response.json({ type, title, status, correlationId, errors }, { status });
  for (const [name, value] of new Headers(headers)) answer.headers.set(name, value);
  return answer;
}
