import { createHash } from 'node:crypto';
import { documentFolder } from '../../functions/http/file-token.ts';
import { placeImage } from '../../functions/uploads/place-image.ts';
import type { World } from '../../functions/world.ts';
import type { FormFiles } from './demo-forms.ts';
import { rescuePlan } from './rescue-plan.ts';
import { siteMap } from './site-map.ts';

/** Puts the pictures and documents of the demo site into the folders of an induction form. */
export async function putFormFiles(world: World, formId: string): Promise<FormFiles> {
  const plan = rescuePlan();
  const name = `${createHash('sha256').update(plan).digest('hex').slice(0, 32)}.pdf`;
  await world.files.put(`static/${documentFolder('inductionForm', formId)}${name}`, plan, 'application/pdf', {
    isImmutable: true,
  });
  return { map: await placeImage(world, { owner: 'inductionForm', id: formId, bytes: siteMap() }), plan: name };
}
