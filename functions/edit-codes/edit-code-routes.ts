import { editCodeApi, type CodeSent } from '../../shared/edit-codes/edit-code-api.ts';
import { AppError } from '../../shared/core/errors.ts';
import { answer, type App } from '../http/answer.ts';
import { workerToken } from '../http/worker-token.ts';
import { wayTo } from '../messages/new-message.ts';
import { provedByCode } from '../store/edit-codes.ts';
import { findUserForm, type UserFormHead } from '../store/user-forms.ts';
import type { World } from '../world.ts';
import { maskedEmail, maskedPhone } from './masked-address.ts';
import { codeHash, sendCode, userFormSubject } from './send-code.ts';

export function mountEditCodes(app: App, world: World): void {
  answer(app, world, editCodeApi.sendForUserForm, async (call) => {
    const head = await livingForm(world, call.params.id);
    const way = wayTo(head.user);
    if (!way) throw new AppError('not_possible');
    await sendCode(world, head, {
      way,
      language: call.query.language ?? head.language,
      isReset: call.body.reset === true,
      address: call.address,
      once: call.once,
    });
    return shownDelivery(head, way.channel);
  });

  answer(app, world, editCodeApi.verifyForUserForm, async ({ params, body }) => {
    const head = await livingForm(world, params.id);
    const hash = codeHash(world, params.id, body.code.trim());
    const proved = await provedByCode(world.table, { subject: userFormSubject(params.id), hash, now: world.now() });
    if (!proved) throw new AppError('wrong_code');
    return { ...(await workerToken(world, head, proved)), type: 'userForm' as const };
  });
}

async function livingForm(world: World, id: string): Promise<UserFormHead> {
  const head = await findUserForm(world.table, id);
  if (!head || head.archived) throw new AppError('not_found');
  return head;
}

function shownDelivery({ user }: UserFormHead, delivery: CodeSent['delivery']): CodeSent {
  return {
    name: user.firstName ?? '',
    userEmail: user.email ? maskedEmail(user.email) : null,
    phoneNumber: user.phoneNumber ? maskedPhone(user.phoneNumber) : null,
    delivery,
  };
}
