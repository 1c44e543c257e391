import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AppError, ERROR_STATUS, type ErrorBody } from '../../shared/core/errors.ts';
import { PartUnavailable } from '../../shared/core/part-unavailable.ts';
import type { World } from '../world.ts';
import type { Env } from './answer.ts';

/** The one place that turns a thrown error into an answer; what is not an AppError tells nothing but its request id. */
export function replyToError(world: World, error: Error, c: Context<Env>): Response {
  const requestId = c.get('requestId');
  const known = error instanceof AppError ? error : new AppError('system_error');
  if (!(error instanceof AppError)) {
    world.log({
      level: 'error',
      event: 'unexpected_error',
      requestId,
      error: error.name,
      message: error.message,
      stack: error.stack,
    });
  }
  if (error instanceof PartUnavailable) {
    const { part, cause } = error;
    world.log({ level: 'error', event: 'part_unavailable', requestId, part, error: cause.name });
  }
  const { issues, current, retryAfterSeconds, proof, message } = known.detail;
  const body: ErrorBody = {
    code: known.code,
    message: message ?? known.code,
    requestId,
    ...(issues ? { issues: [...issues] } : {}),
    ...(current === undefined ? {} : { current }),
    ...(proof === undefined ? {} : { proof }),
  };
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  return c.json(body, ERROR_STATUS[known.code] as ContentfulStatusCode);
}
