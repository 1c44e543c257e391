import { isDataUrl } from '../../shared/content/blocks/form/signature.ts';
import { AppError, isAppError } from '../../shared/core/errors.ts';
import type { Project, ShownProject } from '../../shared/projects/project.ts';
import { fileTokenFor, imageFolder } from '../security/tokens/file-token.ts';
import { dataUrlBytes } from '../uploads/data-url.ts';
import { cleanImage, type CleanImage } from '../uploads/place-image.ts';
import type { World } from '../world.ts';

/** A project with what opens its plan. */
export async function withPlan(world: World, project: Project): Promise<ShownProject> {
  const { _id, plan } = project;
  if (plan === undefined) return project;
  return { ...project, planToken: await fileTokenFor(world, `${imageFolder('project', _id)}${plan}`) };
}

/** Whether a written plan is the name of another picture than the stored one. */
export function isOtherName(stored: string | undefined, written: string | null | undefined): boolean {
  return typeof written === 'string' && written !== stored && !isDataUrl(written);
}

type ReadPlan = { plan: string | undefined; picture?: CleanImage };

/**
 * The name of the plan as it is to be stored, with the picture that has to be stored for it: a data URL is a picture; undefined leaves the
 * plan that is there, null takes it away. 422 at `plan` for another name, and for what is no picture.
 */
export function readPlan(stored: string | undefined, written: string | null | undefined): ReadPlan {
  if (written === null) return { plan: undefined };
  if (written === undefined || written === stored) return { plan: stored };
  if (isOtherName(stored, written)) {
    throw new AppError('validation_failed', { issues: [{ path: 'plan', code: 'invalid_value' }] });
  }
  const picture = readPicture(written);
  return picture.name === stored ? { plan: stored } : { plan: picture.name, picture };
}

function readPicture(url: string): CleanImage {
  try {
    return cleanImage(dataUrlBytes(url).bytes);
  } catch (error) {
    if (!isAppError(error) || !error.detail.issues) throw error;
    throw new AppError(error.code, { issues: error.detail.issues.map((issue) => ({ ...issue, path: 'plan' })) });
  }
}
