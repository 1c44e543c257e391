import { cardNameOf } from '../../shared/content/blocks/cards/card-image.ts';
import type { editCodeApi } from '../../shared/edit-codes/edit-code-api.ts';
import type { CodeSent } from '../../shared/edit-codes/edit-code-shapes.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Call, Handlers } from '../http/answer.ts';
import { cardToken } from '../security/tokens/card-token.ts';
import { cardSubject, requireProvedByCode, userFormSubject } from '../security/edit-code.ts';
import { workerToken } from '../security/tokens/worker-token.ts';
import { inductionNames } from '../messages/induction-names.ts';
import { wayTo } from '../messages/new-message.ts';
import { findCard, type CardRecord } from '../store/entities/cards/cards.ts';
import { findUserForm } from '../store/entities/user-forms/user-forms.ts';
import { type UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import type { World } from '../world.ts';
import { maskEmail, maskPhone } from '../messages/mask-address.ts';
import { sendCode, type CodeSubject } from './send-code.ts';

export const editCodeHandlers = {
  sendForUserForm: async (call) => {
    const head = await livingForm(call.world, call.params.id);
    return sendCodeToWorker(call, head, {
      subject: userFormSubject(head._id),
      owner: ownerOf(head),
      kind: 'editCode',
      names: inductionNames(head),
    });
  },

  verifyForUserForm: async ({ world, params, body }) => {
    const head = await livingForm(world, params.id);
    const proved = await requireProvedByCode(world, userFormSubject(params.id), body.code);
    const token = await workerToken(world, head, { ...proved, cardFetch: body.cardFetch === true });
    return { ...token, type: 'userForm' as const };
  },

  sendForCard: async (call) => {
    const card = await livingCard(call.world, call.params.id);
    const head = card.userFormId === null ? undefined : await findUserForm(call.world.table, card.userFormId);
    if (!head) throw new AppError('not_possible');
    return sendCodeToWorker(call, head, {
      subject: cardSubject(card._id),
      owner: ownerOf(head),
      kind: 'cardCode',
      names: { formName: cardNameOf(card) },
    });
  },

  verifyForCard: async ({ world, params, body }) => {
    const card = await livingCard(world, params.id);
    await requireProvedByCode(world, cardSubject(params.id), body.code);
    return { ...(await cardToken(world, card)), type: 'card' as const };
  },
} satisfies Handlers<typeof editCodeApi>;

type SendCall = Call<typeof editCodeApi.sendForUserForm>;

/** Sends a code for the subject to an induction's worker; 422 where no address is known. */
async function sendCodeToWorker(call: SendCall, head: UserFormHead, subject: CodeSubject): Promise<CodeSent> {
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

const ownerOf = ({ inductionFormId: form, company }: UserFormHead) => ({ form, company });

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
    userEmail: user.email ? maskEmail(user.email) : null,
    phoneNumber: user.phoneNumber ? maskPhone(user.phoneNumber) : null,
    delivery,
  };
}
