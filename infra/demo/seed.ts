import { createCompany } from '../../functions/companies/save-company.ts';
import type { Staff } from '../../shared/core/actor.ts';
import { ASSIGNABLE_ROLES, type StaffRole } from '../../shared/core/roles.ts';
import { createCard } from '../../functions/cards/create-card.ts';
import { hashPassword } from '../../functions/security/passwords/password.ts';
import { createInductionForm } from '../../functions/induction-forms/create-induction-form.ts';
import { updateInductionForm } from '../../functions/induction-forms/update-induction-form.ts';
import { createProject } from '../../functions/projects/save-project.ts';
import type { World } from '../../functions/world.ts';
import { demoCards } from './demo-cards.ts';
import { SITE_TRANSLATIONS } from './contents/site-translations.ts';
import { createUser } from './create-user.ts';
import { richForm, SHORT_FORM } from './demo-forms.ts';
import { demoProject } from './demo-project.ts';
import { DEMO_PINS } from './demo-pins.ts';
import { putFormFiles } from './put-form-files.ts';

export const DEMO_PASSWORD = 'demo-demo';

type DemoUser = { account: string; name: string; roles: readonly StaffRole[] };

/** The demo company's users; e-mail `<account>@example.com`. */
export const DEMO_USERS: readonly DemoUser[] = [
  { account: 'root', name: 'Riitta Pääkäyttäjä', roles: ['root'] },
  { account: 'admin', name: 'Aino Ylläpitäjä', roles: ['admin'] },
  {
    account: 'manager',
    name: 'Matti Mestari',
    roles: ['manager', 'orientations', 'projectCRUD', 'cardCRUD', 'permitCRUD'],
  },
  { account: 'editor', name: 'Eeva Laatija', roles: ['orientationFormCRUD', 'permitFormCRUD'] },
  { account: 'foreman', name: 'Teemu Työnjohtaja', roles: ['orientations', 'permitCRUD', 'cardR'] },
  { account: 'viewer', name: 'Venla Katselija', roles: ['permitR', 'cardR'] },
  { account: 'worker', name: 'Ville Työntekijä', roles: [] },
];

/** The fixed demo data that people and tests rely on. Cards expire relative to `today`. */
export async function seedDemo(world: World, today = world.now()): Promise<void> {
  const { _id: company } = await createCompany(world, { name: 'Rakennus Oy Esimerkki' });
  // The demo password is public, so its users may share one hash, which takes a quarter of a second to compute.
  const passwordHash = await hashPassword(DEMO_PASSWORD, world.randomBytes(16));
  const users = await Promise.all(
    DEMO_USERS.map(({ account, name, roles }) =>
      createUser(world, { company, name, email: `${account}@example.com`, passwordHash, roles }),
    ),
  );
  const [root] = users;
  if (!root) throw new Error('the demo company has no users');
  const actor: Staff = { kind: 'staff', userId: root._id, name: root.name, company, roles: root.roles };
  const rich = await createInductionForm(world, {
    actor,
    draft: richForm(),
    once: undefined,
    pin: DEMO_PINS.site,
    translations: SITE_TRANSLATIONS,
  });
  const files = await putFormFiles(world, rich._id);
  await updateInductionForm(world, { actor, before: rich, body: { ...richForm(files), version: rich.version } });
  const short = await createInductionForm(world, { actor, draft: SHORT_FORM, once: undefined, pin: DEMO_PINS.visitor });
  const draft = demoProject([rich._id, short._id]);
  const { _id: projectId } = await createProject(world, { actor, draft, once: undefined });
  for (const card of demoCards(today)) await createCard(world, { actor, projectId, draft: card, once: undefined });
  const { _id: other } = await createCompany(world, { name: 'Toinen Yritys Oy' });
  const admin = { company: other, name: 'Tarja Toinen', email: 'admin@toinen.example.com', passwordHash };
  await createUser(world, { ...admin, roles: ASSIGNABLE_ROLES });
}
