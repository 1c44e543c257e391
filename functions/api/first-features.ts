import { healthApi } from '../../shared/health/health-api.ts';
import { healthShapes } from '../../shared/health/health-shapes.ts';
import { tokenApi } from '../../shared/sessions/token-api.ts';
import { tokenShapes } from '../../shared/sessions/token-shapes.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { userFormShapes } from '../../shared/user-forms/user-form-shapes.ts';
import { healthHandlers } from '../health/health-handlers.ts';
import { feature } from '../http/answer.ts';
import { tokenHandlers } from '../sessions/token-handlers.ts';
import { userFormHandlers } from '../user-forms/user-form-handlers.ts';
import type { World } from '../world.ts';

/** The features by which a worker on a site starts, reads and signs: a fresh Lambda loads them before its first answer. */
export const firstFeatures = (world: World) => ({
  health: feature(healthApi, healthShapes, healthHandlers(world)),
  tokens: feature(tokenApi, tokenShapes, tokenHandlers),
  userForms: feature(userFormApi, userFormShapes, userFormHandlers),
});
