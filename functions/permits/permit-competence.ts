import { competenceIssues, knownBy, needsInduction } from '../../shared/permits/competence.ts';
import type { InductionStanding } from '../../shared/content/person-fitness.ts';
import type { Issue } from '../../shared/core/errors.ts';
import { localDate } from '../../shared/core/dates.ts';
import { fullName } from '../../shared/core/full-name.ts';
import { permitSettingsOf } from '../../shared/content/forms/no-permit-settings.ts';
import type { PermitFormVersion } from '../store/entities/form-versions.ts';
import type { PermitHead, PermitPersonRecord } from '../store/entities/permits/permit-record.ts';
import { projects } from '../store/entities/projects.ts';
import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import { userFormOf } from '../store/entities/user-forms/user-form-items.ts';
import { userFormKey } from '../store/keys.ts';
import { bestInduction, inductionStanding, ownInductions } from '../verbs/person-fitness.ts';
import type { World } from '../world.ts';

/** Why the persons of a permit may not do what it gives them, by its form's settings (rule 4.13). */
export async function competenceOf(world: World, head: PermitHead, version: PermitFormVersion): Promise<Issue[]> {
  const { watchMinutes, ...settings } = permitSettingsOf(version);
  const rules = { ...settings, hasWatch: watchMinutes > 0 };
  if (!rules.needsInduction && !rules.hasWatch && !rules.forbidsOwnGrant) return [];
  const forms = await namedForms(world, head);
  const judged = head.persons.map(async (person) => {
    const form = person.userFormId === null ? undefined : forms.get(person.userFormId);
    const claimer = form?.claimedBy ?? null;
    const isAsked = rules.needsInduction && needsInduction(person);
    const { role, isWatch } = person;
    return {
      role,
      isWatch,
      name: fullName(person),
      known: [...knownBy(person), ...knownBy({ userId: claimer, userFormId: null })],
      induction: isAsked ? await inductionOf(world, head, { person, form }) : ('good' as const),
    };
  });
  return competenceIssues(await Promise.all(judged), rules);
}

async function namedForms({ table }: World, { persons }: PermitHead): Promise<Map<string, UserFormHead>> {
  const ids = [...new Set(persons.flatMap(({ userFormId }) => userFormId ?? []))];
  const items = await table.getMany(ids.map(userFormKey));
  const forms = items.flatMap((item) => (item ? [userFormOf(item)] : []));
  return new Map(forms.map((form) => [form._id, form]));
}

type Asked = { person: PermitPersonRecord; form: UserFormHead | undefined };

/** The induction of a person on the permit's last day; of a user the best that is theirs and of the site. */
async function inductionOf(world: World, head: PermitHead, { person, form }: Asked): Promise<InductionStanding> {
  const day = head.endTime ?? localDate(world.now());
  if (person.userId === null) return form ? inductionStanding(form, day) : 'missing';
  const [site, owned] = await Promise.all([
    projects.find(world.table, head.project),
    ownInductions(world.table, { userId: person.userId, company: head.company }),
  ]);
  const best = bestInduction(
    owned.filter((one) => site?.inductionFormIds.includes(one.inductionFormId)),
    day,
  );
  return best ? inductionStanding(best, day) : 'missing';
}
