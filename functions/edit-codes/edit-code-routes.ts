import { cardNameOf } from '../../shared/content/kinds/card-image.ts';
import { editCodeApi, type CodeSent } from '../../shared/edit-codes/edit-code-api.ts';
import { AppError } from '../../shared/core/errors.ts';
import { answer, type App, type Call } from '../http/answer.ts';
import { cardToken } from '../http/card-token.ts';
import { cardSubject, requireProvedByCode, userFormSubject } from '../http/edit-code.ts';
import { workerToken } from '../http/worker-token.ts';
import { inductionNames } from '../messages/induction-names.ts';
import { wayTo } from '../messages/new-message.ts';
import { findCard, type CardRecord } from '../store/cards.ts';
import { findUserForm } from '../store/user-forms.ts';
import { type UserFormHead } from '../store/user-form-head.ts';
import type { World } from '../world.ts';
import { maskedEmail, maskedPhone } from '../messages/masked-address.ts';
import { sendCode, type CodeSubject } from './send-code.ts';

export function mountEditCodes(app: App, world: World): void {
  answer(app, world, editCodeApi.sendForUserForm, async (call) => {
    const head = await livingForm(world, call.params.id);
    return sentTo(call, head, {
      subject: userFormSubject(head._id),
      company: head.company,
      kind: 'editCode',
      names: inductionNames(head),
    });
  });

  answer(app, world, editCodeApi.verifyForUserForm, async ({ params, body }) => {
    const head = await livingForm(world, params.id);
    const proved = await requireProvedByCode(world, userFormSubject(params.id), body.code);
    const token = await workerToken(world, head, { ...proved, cardFetch: body.cardFetch === true });
    return { ...token, type: 'userForm' as const };
  });

  answer(app, world, editCodeApi.sendForCard, async (call) => {
    const card = await livingCard(world, call.params.id);
    const head = card.userFormId === null ? undefined : await findUserForm(world.table, card.userFormId);
    if (!head) throw new AppError('not_possible');
    return sentTo(call, head, {
      subject: cardSubject(card._id),
      company: card.company,
      kind: 'cardCode',
      names: { formName: cardNameOf(card) },
    });
  });

  answer(app, world, editCodeApi.verifyForCard, async ({ params, body }) => {
    const card = await livingCard(world, params.id);
    await requireProvedByCode(world, cardSubject(params.id), body.code);
    return { ...(await cardToken(world, card)), type: 'card' as const };
  });
}

type SendCall = Call<typeof editCodeApi.sendForUserForm>;

/** Sends a code for the subject to the worker of an induction; 422 where no address is known. */
async function sentTo(call: SendCall, head: UserFormHead, subject: CodeSubject): Promise<CodeSent> {
  const way = wayTo(head.user);
  if (!way) throw new AppError('not_possible');
  await sendCode(call.world, subject, {
    way,
    language: call.query.language ?? head.language,
    isReset: call.body.reset === true,
    address: call.address,
    once: call.once,
  });
  return shownDelivery(head, way.channel);
}

async function livingForm(world: World, id: string): Promise<UserFormHead> {
  const head = await findUserForm(world.table, id);
  if (!head || head.archived) throw new AppError('not_found');
  return head;
}

async function livingCard(world: World, id: string): Promise<CardRecord> {
  const card = await findCard(world.table, id);
  if (!card || card.archived) throw new AppError('not_found');
  return card;
}

function shownDelivery({ user }: UserFormHead, delivery: CodeSent['delivery']): CodeSent {
  return {
    name: user.firstName ?? '',
    userEmail: user.email ? maskedEmail(user.email) : null,
    phoneNumber: user.phoneNumber ? maskedPhone(user.phoneNumber) : null,
    delivery,
  };
}
