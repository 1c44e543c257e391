import { createHash } from 'node:crypto';
import type { Answers } from '../../../shared/content/answers/answers.ts';
import { orderedJson } from '../../../shared/content/answers/canonical.ts';
import type { Page } from '../../../shared/content/pages/page.ts';
import { AppError, isAppError } from '../../../shared/core/errors.ts';
import { failedTryWrites } from '../../store/entities/user-forms/exam-tries.ts';
import { ConditionFailed } from '../../store/table-errors.ts';
import { userFormOf } from '../../store/entities/user-forms/user-form-items.ts';
import type { World } from '../../world.ts';
import { requireSignable } from './submitted-answers.ts';

/** A page of an induction before its signing, with the epoch of the signer's token. */
type Signable = { form: { id: string; epoch: number }; index: number; page: Page };

/** As `requireSignable`, but counts a wrong exam answer on its page before refusing it. */
export async function requireSigning(world: World, { form, index, page }: Signable, answers: Answers): Promise<void> {
  try {
    requireSignable(page, answers);
  } catch (error) {
    if (isAppError(error, 'exam_failed')) await countTry(world, { form, index }, answers);
    throw error;
  }
}

async function countTry(
  world: World,
  { form, index }: Pick<Signable, 'form' | 'index'>,
  answers: Answers,
): Promise<void> {
  const answersHash = createHash('sha256').update(orderedJson(answers)).digest('base64url');
  try {
    await world.table.write(failedTryWrites({ id: form.id, epoch: form.epoch, index, answersHash }));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.refused !== 'try') throw closedForm(error, form.epoch);
  }
}

function closedForm({ item }: ConditionFailed, epoch: number): AppError {
  if (!item) return new AppError('not_found');
  return new AppError(userFormOf(item).epoch === epoch ? 'invalid_state' : 'unauthorized');
}
