/** Messages by the place they belong to: a JSON path (`$.firstName`) or a query parameter's name. */
export type ErrorsByPath = Record<string, string[]>;

/**
 * A refusal by a rule of the service. The http layer turns it into the error object of
 * rules.md 4.1; the correlation id is added there.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    readonly status: number,
    readonly title: string,
    readonly errors?: ErrorsByPath,
  ) {
    super(title);
  }
}

/** 400 with messages by path. rules.md 4.1. */
export function invalid(errors: ErrorsByPath): ServiceError {
  return new ServiceError(400, 'One or more validation errors occurred.', errors);
}

/** 404 for a resource that this organization does not have, such as `provider`. */
export function notFound(what: string): ServiceError {
  return new ServiceError(404, `There is no such ${what}.`);
}

/** 409: the present state forbids what was asked; `title` says why. */
export function conflict(title: string): ServiceError {
  return new ServiceError(409, title);
}

/** 403: the user may not do this. */
export function forbidden(title: string): ServiceError {
  return new ServiceError(403, title);
}

/** 401: no token, or one that does not count. */
export function unauthorized(title: string): ServiceError {
  return new ServiceError(401, title);
}
