import { createHash } from 'node:crypto';
import { documentFolder } from '../../functions/security/tokens/file-token.ts';
import { placeImage } from '../../functions/uploads/place-image.ts';
import type { World } from '../../functions/world.ts';
import type { FormFiles } from './demo-forms.ts';
import { rescuePlan } from './permits/rescue-plan.ts';
import { siteMap } from './pictures/site-map.ts';

/** Stores the demo site's pictures and documents in an induction form's folders. */
export async function putFormFiles(world: World, formId: string): Promise<FormFiles> {
  const plan = rescuePlan();
  const name = `${createHash('sha256').update(plan).digest('hex').slice(0, 32)}.pdf`;
  await world.files.put(`static/${documentFolder('inductionForm', formId)}${name}`, plan, 'application/pdf', {
    isImmutable: true,
  });
  return { map: await placeImage(world, { owner: 'inductionForm', id: formId, bytes: siteMap() }), plan: name };
}
