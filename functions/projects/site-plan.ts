import { isDataUrl } from '../../shared/content/blocks/form/signature.ts';
import { AppError, isAppError } from '../../shared/core/errors.ts';
import type { Project, ShownProject } from '../../shared/projects/project.ts';
import { fileTokenFor, imageFolder } from '../security/tokens/file-token.ts';
import { dataUrlBytes } from '../uploads/data-url.ts';
import { placeImage } from '../uploads/place-image.ts';
import type { World } from '../world.ts';

/** A project with what opens its plan. */
export async function withPlan(world: World, project: Project): Promise<ShownProject> {
  const { _id, plan } = project;
  if (plan === undefined) return project;
  return { ...project, planToken: await fileTokenFor(world, `${imageFolder('project', _id)}${plan}`) };
}

/**
 * The plan as it is stored: a data URL becomes a picture and its name; undefined leaves the one that is there, null takes it away. 422 at
 * `plan` for another name, and for what is no picture.
 */
export async function placedPlan(
  world: World,
  { _id: id, plan }: Pick<Project, '_id' | 'plan'>,
  written: string | null | undefined,
): Promise<string | undefined> {
  if (written === null) return undefined;
  if (written === undefined || written === plan) return plan;
  if (!isDataUrl(written)) {
    throw new AppError('validation_failed', { issues: [{ path: 'plan', code: 'invalid_value' }] });
  }
  try {
    return await placeImage(world, { owner: 'project', id, bytes: dataUrlBytes(written).bytes });
  } catch (error) {
    if (!isAppError(error) || !error.detail.issues) throw error;
    throw new AppError(error.code, { issues: error.detail.issues.map((issue) => ({ ...issue, path: 'plan' })) });
  }
}
