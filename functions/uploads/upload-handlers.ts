import type { CardHolder, Staff, Worker } from '../../shared/core/actor.ts';
import type { permitFormUploadApi, permitUploadApi, uploadApi } from '../../shared/uploads/upload-api.ts';
import type { Handlers } from '../http/answer.ts';
import { takeAttempt, type Limit } from '../store/limits/limits.ts';
import type { World } from '../world.ts';
import { countFile } from './file-count.ts';
import { uploadVerbs, type Guard } from './upload-verbs.ts';

const DAY_SECONDS = 24 * 3600;
/** The photos that a card accepts in a day: anyone with its token may send them. */
const CARD_PHOTOS: Limit = { name: 'cardPhoto', most: 30, windowSeconds: DAY_SECONDS };
/** The files that a permit accepts in a day. */
const PERMIT_FILES: Limit = { name: 'permitFile', most: 60, windowSeconds: DAY_SECONDS };

const countedBy = (limit: Limit) => (world: World, id: string) => takeAttempt(world.table, limit, id, world.now());

type Guards = {
  userForm: Guard<Staff | Worker>;
  card: Guard<CardHolder | Staff>;
  inductionForm: Guard<Staff>;
};

export function uploadHandlers(guards: Guards) {
  const userForm = uploadVerbs({ owner: 'userForm', guard: guards.userForm, count: countFile });
  const card = uploadVerbs({ owner: 'card', guard: guards.card, count: countedBy(CARD_PHOTOS) });
  const form = uploadVerbs({ owner: 'inductionForm', guard: guards.inductionForm });
  return {
    userFormImage: userForm.image.send,
    confirmUserFormImage: userForm.image.confirm,
    cardImage: card.image.send,
    confirmCardImage: card.image.confirm,
    inductionFormImage: form.image.send,
    confirmInductionFormImage: form.image.confirm,
    inductionFormDocument: form.document.send,
    confirmInductionFormDocument: form.document.confirm,
  } satisfies Handlers<typeof uploadApi>;
}

export function permitFormUploadHandlers(guard: Guard<Staff>) {
  const { image, document } = uploadVerbs({ owner: 'permitForm', guard });
  return {
    permitFormImage: image.send,
    confirmPermitFormImage: image.confirm,
    permitFormDocument: document.send,
    confirmPermitFormDocument: document.confirm,
  } satisfies Handlers<typeof permitFormUploadApi>;
}

export function permitUploadHandlers(guard: Guard<Staff>) {
  const { image, document } = uploadVerbs({ owner: 'permit', guard, count: countedBy(PERMIT_FILES) });
  return {
    permitImage: image.send,
    confirmPermitImage: image.confirm,
    permitDocument: document.send,
    confirmPermitDocument: document.confirm,
  } satisfies Handlers<typeof permitUploadApi>;
}
