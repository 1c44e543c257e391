import type { Reply } from '../../../shared/core/endpoint.ts';
import { birthdayAsDate } from '../../../shared/user-forms/input-shaping.ts';
import type { registerCheckApi } from '../../../shared/user-forms/register-check/register-check-api.ts';
import { matchWithRegister, type RegisterAnswer } from '../../../shared/user-forms/register-check/register-match.ts';
import { isTaxNumber } from '../../../shared/user-forms/tax-number.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import type { World } from '../../world.ts';

export type TaxReply = Reply<typeof registerCheckApi.validateTaxNumber>;

/** The register's result for the present details; `not_checked` where it does not answer. */
export async function taxNumberReply(world: World, head: UserFormHead): Promise<TaxReply> {
  const { taxNumber = '', birthday } = head.user;
  const register = world.taxNumberRegister;
  const about = { checkedAt: world.now().toISOString(), source: register?.source ?? '' };
  if (!isTaxNumber(taxNumber)) return { ...UNTOLD, ...about, state: 'format_error' };
  const date = birthday === undefined ? undefined : birthdayAsDate(birthday);
  const answer = await register?.check({ taxNumber, birthday: date });
  return answer ? replyOf(head, answer, about) : { ...UNTOLD, ...about };
}

const UNTOLD = {
  valid: false,
  invalidBirthday: false,
  FirstName: null,
  LastName: null,
  TaxNumberMatchBirthday: null,
  state: 'not_checked',
} as const;

type About = Pick<TaxReply, 'checkedAt' | 'source'>;

function replyOf({ user }: UserFormHead, answer: RegisterAnswer, about: About): TaxReply {
  const isNoDay = user.birthday !== undefined && birthdayAsDate(user.birthday) === undefined;
  const invalidBirthday = answer.invalidBirthday || isNoDay;
  return {
    ...matchWithRegister(user, { ...answer, invalidBirthday }),
    ...about,
    valid: answer.valid,
    invalidBirthday,
    FirstName: answer.firstName,
    LastName: answer.lastName,
    TaxNumberMatchBirthday: user.birthday === undefined ? null : answer.matchesBirthday,
  };
}

/** The names from the register are not stored: the result suffices. */
export function validationOf(reply: TaxReply): NonNullable<UserFormHead['taxNumberValidation']> {
  const { state, checkedAt, source, isFirstNameRight = null, isLastNameRight = null, isBirthdayRight = null } = reply;
  return { state, checkedAt, source, isFirstNameRight, isLastNameRight, isBirthdayRight };
}
