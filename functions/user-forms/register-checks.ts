import { AppError } from '../../shared/core/errors.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import { birthdayAsDate } from '../../shared/user-forms/input-shaping.ts';
import { registerCheckApi } from '../../shared/user-forms/register-check-api.ts';
import { matchWithRegister, type RegisterAnswer } from '../../shared/user-forms/register-match.ts';
import { isTaxNumber } from '../../shared/user-forms/tax-number.ts';
import type { Call } from '../http/answer.ts';
import { knownCompanies, searchedName } from '../http/known-companies.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import { businessIdLookupWrite, taxNumberValidationWrite } from '../store/register-checks.ts';
import type { UserFormHead } from '../store/user-forms.ts';
import type { World } from '../world.ts';
import { doorOf, loadHead } from './load-user-form.ts';

type TaxCall = Call<typeof registerCheckApi.validateTaxNumber>;
type TaxReply = Reply<typeof registerCheckApi.validateTaxNumber>;
type IdCall = Call<typeof registerCheckApi.businessId>;
type Lookup = Reply<typeof registerCheckApi.businessId>;

/** Asks the register of the worker's number and keeps what follows; a register that is down leaves what was known before. */
export async function validateTaxNumber({ world, actor, params }: TaxCall): Promise<TaxReply> {
  const door = doorOf(registerCheckApi.validateTaxNumber);
  const { head } = await loadHead(world, { actor, id: params.id, door: { ...door, own: false } });
  const { taxNumber = '' } = head.user;
  if (taxNumber === '') {
    throw new AppError('validation_failed', { issues: [{ path: 'user.taxNumber', code: 'required' }] });
  }
  if (!world.taxNumberRegister) throw new AppError('not_configured');
  const reply = await taxNumberReply(world, head);
  const isWorthKeeping = reply.state !== 'not_checked' || head.taxNumberValidation === null;
  if (isWorthKeeping) await kept(world.table.write([taxNumberValidationWrite(head, validationOf(reply))]));
  return reply;
}

async function taxNumberReply(world: World, head: UserFormHead): Promise<TaxReply> {
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

/** The names that the register told are not kept: what follows from them is enough. */
function validationOf(reply: TaxReply): NonNullable<UserFormHead['taxNumberValidation']> {
  const { state, checkedAt, source, isFirstNameRight = null, isLastNameRight = null, isBirthdayRight = null } = reply;
  return { state, checkedAt, source, isFirstNameRight, isLastNameRight, isBirthdayRight };
}

/** The business id that the worker gave, or else that of the only company of exactly that name; kept in the form. */
export async function findBusinessId(call: IdCall): Promise<Lookup> {
  const { world, actor, params } = call;
  const door = doorOf(registerCheckApi.businessId);
  const { head } = await loadHead(world, { actor, id: params.id, door });
  const { businessId, company = '' } = head.user;
  const checkedAt = world.now().toISOString();
  if (businessId) return { state: 'given', businessId, checkedAt, source: 'user' };
  if (!world.companyRegister) throw new AppError('not_configured');
  const lookup = await lookedUp(call, company);
  if (lookup.state !== 'not_checked') await kept(world.table.write([businessIdLookupWrite(head, lookup)]));
  return lookup;
}

async function lookedUp({ world, address }: IdCall, company: string): Promise<Lookup> {
  const source = world.companyRegister?.source ?? '';
  const known = await knownCompanies(world, company, address);
  if (!known) return { state: 'not_checked', businessId: null, checkedAt: world.now().toISOString(), source };
  const namesakes = known.companies.filter(({ name }) => searchedName(name) === searchedName(company));
  const [only] = namesakes;
  const state = namesakes.length > 1 ? 'several' : only ? 'found' : 'not_found';
  return { state, businessId: state === 'found' && only ? only.businessId : null, checkedAt: known.askedAt, source };
}

/** What was asked is no longer what the form says: the answer is shown to whoever asked, and kept nowhere. */
async function kept(write: Promise<void>): Promise<void> {
  await write.catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
}
