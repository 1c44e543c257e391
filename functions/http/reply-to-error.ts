import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AppError, ERROR_STATUS, isAppError, type ErrorBody } from '../../shared/core/errors.ts';
import type { World } from '../world.ts';
import { newId } from '../security/random-ids.ts';
import { describeError } from './describe-error.ts';

/** The one place that turns a thrown error into an answer; an error other than AppError reveals only its request id. */
export function replyToError(world: World, error: Error, c: Context): Response {
  // Nothing but an error tells it, so no other call draws one.
  const requestId = newId(world);
  const known = isAppError(error) ? error : new AppError('system_error');
  if (known !== error) {
    world.log({
      level: 'error',
      event: 'unexpected_error',
      requestId,
      ...describeError(error),
    });
  }
  const { issues, current, retryAfterSeconds, proof, secondStep, message, failed } = known.detail;
  if (failed)
    world.log({ level: 'error', event: 'part_unavailable', requestId, part: failed.part, error: failed.cause.name });
  const body: ErrorBody = {
    code: known.code,
    message: message ?? known.code,
    requestId,
    ...(issues ? { issues: [...issues] } : {}),
    ...(current === undefined ? {} : { current }),
    ...(proof === undefined ? {} : { proof }),
    ...(secondStep === undefined ? {} : { secondStep }),
  };
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  return c.json(body, ERROR_STATUS[known.code] as ContentfulStatusCode);
}
