import type { TokenReply } from '../../../shared/core/caller.ts';
import { fullName } from '../../../shared/core/full-name.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import type { World } from '../../world.ts';
import { companyRef } from '../company-name.ts';
import { signToken } from './token.ts';
import { TOKEN_LIFE_SECONDS } from './token-lives.ts';

/** How the token was obtained: an edit code also proves the address that received it, and may open earlier cards. */
export type ProvedBy = { provedAddress: string; cardFetch?: boolean } | undefined;

/** A token for one induction. It carries the immutable facts of the form that signing a page needs, so that a signing costs no read. */
export async function signWorkerToken(world: World, head: UserFormHead, proved?: ProvedBy): Promise<string> {
  const claims = {
    kind: 'worker',
    sub: head._id,
    company: head.company,
    epoch: head.epoch,
    form: head.inductionFormId,
    version: head.formVersion,
    started: head.created,
    ...(proved ? { proved: proved.provedAddress } : {}),
    ...(proved?.cardFetch ? { cardFetch: true } : {}),
  };
  return signToken(world, claims, proved ? TOKEN_LIFE_SECONDS.editCode : TOKEN_LIFE_SECONDS.worker);
}

/** The token and its induction. */
export async function workerToken(world: World, head: UserFormHead, proved?: ProvedBy): Promise<TokenReply> {
  return {
    user: {
      _id: head._id,
      name: fullName(head.user),
      roles: ['userForm'],
      company: await companyRef(world, head.company),
      userFormId: head._id,
    },
    token: await signWorkerToken(world, head, proved),
  };
}
