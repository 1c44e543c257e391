import { hasRole } from '../../shared/core/access.ts';
import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { DEFAULT_PAGE_SIZE } from '../../shared/core/list.ts';
import type { StaffRole } from '../../shared/core/roles.ts';
import { messageApi, type MessageRow, type MessageSubject } from '../../shared/messages/message-api.ts';
import { answer, type App } from '../http/answer.ts';
import { openCursor, sealCursor } from '../http/cursor.ts';
import { findCard } from '../store/cards.ts';
import { findMessagesAbout, type StoredMessage } from '../store/messages.ts';
import { findPermit } from '../store/permits.ts';
import { findProject } from '../store/projects.ts';
import type { Table } from '../store/table.ts';
import { findUserForm } from '../store/user-forms.ts';
import { findUser } from '../store/users.ts';
import type { World } from '../world.ts';
import { maskedEmail, maskedPhone } from './masked-address.ts';
import { canSendAgain } from './can-send-again.ts';

type Subject = {
  find: (table: Table, id: string) => Promise<{ company: string } | undefined>;
  /** Who may read the thing itself (contract 5). */
  roles: readonly StaffRole[];
};

const PROJECT_ROLES: readonly StaffRole[] = [
  'projectCRUD',
  'orientations',
  'cardR',
  'cardCRUD',
  'permitR',
  'permitCRUD',
  'manager',
  'admin',
];

const SUBJECTS: Record<MessageSubject, Subject> = {
  userForm: { find: findUserForm, roles: ['orientations', 'manager', 'admin'] },
  card: { find: findCard, roles: ['cardR', 'cardCRUD'] },
  project: { find: findProject, roles: PROJECT_ROLES },
  user: { find: findUser, roles: ['admin'] },
  permit: { find: findPermit, roles: ['permitR', 'permitCRUD'] },
};

export function mountMessages(app: App, world: World): void {
  answer(app, world, messageApi.list, async ({ actor, query }) => {
    if (actor.kind !== 'staff') throw new AppError('forbidden');
    const { about } = query;
    const company = await companyOf(world, actor, about);
    const boundTo = JSON.stringify([actor.userId, 'messages', about]);
    const { items, position } = await findMessagesAbout(world.table, {
      company,
      about,
      limit: Number(query.limit ?? DEFAULT_PAGE_SIZE),
      after: openCursor(world.keys, boundTo, query.cursor),
    });
    return { items: items.map(rowOf), nextCursor: sealCursor(world.keys, boundTo, position) };
  });
}

/** The company of the thing that messages are about: 403 without a role to read it, 404 where it is another company's. */
async function companyOf(world: World, actor: Staff, about: string): Promise<string> {
  const [kind = '', id = ''] = about.split('#');
  const subject = SUBJECTS[kind as MessageSubject];
  const isSelf = kind === 'user' && id === actor.userId;
  if (!isSelf && !hasRole(actor, subject.roles)) throw new AppError('forbidden');
  const found = await subject.find(world.table, id);
  if (!found || (found.company !== actor.company && !actor.roles.includes('root'))) throw new AppError('not_found');
  return found.company;
}

function rowOf(message: StoredMessage): MessageRow {
  const { _id, kind, channel, to, language, state, created, finished, next, reason, again } = message;
  return {
    _id,
    kind,
    channel,
    to: channel === 'email' ? maskedEmail(to) : maskedPhone(to),
    language,
    state,
    created,
    finished: finished ?? null,
    next: next ?? null,
    reason: reason ?? null,
    canSendAgain: canSendAgain(message),
    again: again ?? null,
  };
}
