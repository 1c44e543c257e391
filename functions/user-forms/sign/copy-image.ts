import { isImagePresent } from '../../../shared/content/card-rules.ts';
import type { Reply } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import type { earlierCardApi } from '../../../shared/user-forms/earlier-card/earlier-card-api.ts';
import type { Call } from '../../http/answer.ts';
import { writeOnce } from '../../store/once.ts';
import { countFile } from '../../uploads/file-count.ts';
import { imageKey } from '../../uploads/place-image.ts';
import { findEarlierCards, requireProof } from '../start/earlier-cards.ts';

/**
 * Copies the photo of a card that `copy-cards` answers now; `file_missing` for any other file. The copy counts among the induction's files
 * once, since a repeat finds it there.
 */
export async function copyImage({
  world,
  actor,
  params: { id },
  body,
  once,
}: Call<typeof earlierCardApi.copyImage>): Promise<Reply<typeof earlierCardApi.copyImage>> {
  const proved = await requireProof(world, actor, id);
  if (body.toUserFormId !== id) {
    throw new AppError('validation_failed', { issues: [{ path: 'toUserFormId', code: 'not_allowed' }] });
  }
  const { approved, archived } = proved.head;
  if (approved || archived) throw new AppError('invalid_state');
  const { imageSrc, fromUserFormId } = body;
  const cards = await findEarlierCards(world, proved);
  const isOffered = cards.some((card) => card.userFormId === fromUserFormId && card.imageSrc === imageSrc);
  if (!isOffered || !isImagePresent(imageSrc)) throw missing();
  const to = imageKey('userForm', id, imageSrc);
  const { result } = await writeOnce(world.table, { once, now: world.now(), result: { name: imageSrc }, writes: [] });
  if (await world.files.exists(to)) return result;
  await countFile(world, id);
  await world.files.copy(imageKey('userForm', fromUserFormId, imageSrc), to);
  return result;
}

function missing(): AppError {
  return new AppError('file_missing', { issues: [{ path: 'imageSrc', code: 'file_missing' }] });
}
