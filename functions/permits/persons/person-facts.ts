import { companyRef } from '../../security/company-name.ts';
import type { PermitHead, PermitPersonRecord } from '../../store/entities/permits/permit-record.ts';
import { projects } from '../../store/entities/projects.ts';
import { findUserForm } from '../../store/entities/user-forms/user-forms.ts';
import { findUser } from '../../store/entities/users/users.ts';
import type { World } from '../../world.ts';
import { isUserOf, isWorkerOf } from './standing-persons.ts';
import type { SelectedPerson } from '../../../shared/content/blocks/person/rules.ts';

type Permit = Pick<PermitHead, 'company' | 'project' | 'createdBy'>;

type Facts = Pick<
  PermitPersonRecord,
  'firstName' | 'lastName' | 'company' | 'email' | 'phoneNumber' | 'language' | 'userFormId' | 'userId'
>;

/** What a permit copies of who is chosen; undefined for who cannot be. */
export function findFacts(world: World, permit: Permit, selected: SelectedPerson): Promise<Facts | undefined> {
  return 'userId' in selected
    ? userFacts(world, permit, selected.userId)
    : workerFacts(world, permit, selected.userFormId);
}

async function userFacts(world: World, permit: Permit, userId: string): Promise<Facts | undefined> {
  const user = await findUser(world.table, userId);
  if (!user || !isUserOf(permit, user)) return undefined;
  const words = user.name.trim().split(/\s+/);
  return {
    firstName: words.slice(0, -1).join(' '),
    lastName: words.at(-1) ?? '',
    company: (await companyRef(world, user.company)).name,
    email: user.email,
    phoneNumber: '',
    language: user.language,
    userFormId: null,
    userId,
  };
}

async function workerFacts(world: World, permit: Permit, userFormId: string): Promise<Facts | undefined> {
  const [form, site] = await Promise.all([
    findUserForm(world.table, userFormId),
    projects.find(world.table, permit.project),
  ]);
  if (!form || !site || !isWorkerOf(permit, form, site.inductionFormIds)) return undefined;
  const { firstName = '', lastName = '', email = '', phoneNumber = '', company: employer = '' } = form.user;
  return {
    firstName,
    lastName,
    company: employer,
    email,
    phoneNumber,
    language: form.language,
    userFormId,
    userId: null,
  };
}
