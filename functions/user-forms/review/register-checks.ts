import { AppError } from '../../../shared/core/errors.ts';
import type { Reply } from '../../../shared/core/endpoint.ts';
import { registerCheckApi } from '../../../shared/user-forms/register-check/register-check-api.ts';
import type { Call } from '../../http/answer.ts';
import { loadKnownCompanies, searchNameOf } from '../../registers/known-companies.ts';
import { businessIdLookupWrite, taxNumberValidationWrite } from '../../store/entities/user-forms/register-checks.ts';
import { isWritten } from '../../store/table-errors.ts';
import { doorOf, loadHead } from '../load-user-form.ts';
import { firstRecheck } from './recheck-tax-numbers.ts';
import { workerOrder } from '../order-worker.ts';
import { taxNumberReply, validationOf, type TaxReply } from './tax-number-check.ts';

type TaxCall = Call<typeof registerCheckApi.validateTaxNumber>;
type IdCall = Call<typeof registerCheckApi.businessId>;
type Lookup = Reply<typeof registerCheckApi.businessId>;

/**
 * Checks the worker's number with the register and stores the result, while the details are the checked ones; a failed register leaves the
 * former result.
 */
export async function validateTaxNumber({ world, actor, params }: TaxCall): Promise<TaxReply> {
  const door = doorOf(registerCheckApi.validateTaxNumber);
  const { head } = await loadHead(world, { actor, id: params.id, door: { ...door, own: false } });
  const { taxNumber = '' } = head.user;
  if (taxNumber === '') {
    throw new AppError('validation_failed', { issues: [{ path: 'user.taxNumber', code: 'required' }] });
  }
  if (!world.taxNumberRegister) throw new AppError('not_configured');
  const reply = await taxNumberReply(world, head);
  const isAnswered = reply.state !== 'not_checked';
  const isWorthKeeping = isAnswered || head.taxNumberValidation === null;
  const order = isAnswered ? workerOrder(world, head) : [firstRecheck(world, head)];
  if (isWorthKeeping)
    await isWritten(world.table.write([taxNumberValidationWrite(head, validationOf(reply)), ...order]));
  return reply;
}

/** The business id that the worker gave, or else that of the only company with exactly that name; stored in the induction. */
export async function findBusinessId(call: IdCall): Promise<Lookup> {
  const { world, actor, params } = call;
  const door = doorOf(registerCheckApi.businessId);
  const { head } = await loadHead(world, { actor, id: params.id, door });
  const { businessId, company = '' } = head.user;
  const checkedAt = world.now().toISOString();
  if (businessId) return { state: 'given', businessId, checkedAt, source: 'user' };
  if (!world.companyRegister) throw new AppError('not_configured');
  const lookup = await lookUpCompany(call, company);
  if (lookup.state !== 'not_checked') await isWritten(world.table.write([businessIdLookupWrite(head, lookup)]));
  return lookup;
}

async function lookUpCompany({ world, address }: IdCall, company: string): Promise<Lookup> {
  const source = world.companyRegister?.source ?? '';
  const known = await loadKnownCompanies(world, company, address);
  if (!known) return { state: 'not_checked', businessId: null, checkedAt: world.now().toISOString(), source };
  const namesakes = known.companies.filter(({ name }) => searchNameOf(name) === searchNameOf(company));
  const [only] = namesakes;
  const state = namesakes.length > 1 ? 'several' : only ? 'found' : 'not_found';
  return { state, businessId: state === 'found' && only ? only.businessId : null, checkedAt: known.askedAt, source };
}
