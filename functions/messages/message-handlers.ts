import { hasRole } from '../../shared/core/access.ts';
import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { DEFAULT_PAGE_SIZE } from '../../shared/core/list.ts';
import type { StaffRole } from '../../shared/core/roles.ts';
import type { messageApi } from '../../shared/messages/message-api.ts';
import type { MessageRow, MessageSubject } from '../../shared/messages/message-shapes.ts';
import type { Handlers } from '../http/answer.ts';
import { openCursor, sealCursor } from '../http/cursor.ts';
import { findCard } from '../store/entities/cards/cards.ts';
import { findMessagesAbout, type StoredMessage } from '../store/messages/messages.ts';
import { findPermit } from '../store/entities/permits/permits.ts';
import { projects } from '../store/entities/projects.ts';
import type { Table } from '../store/table.ts';
import { findUserForm } from '../store/entities/user-forms/user-forms.ts';
import { findUser } from '../store/entities/users/users.ts';
import { loadOwned } from '../verbs/load-owned.ts';
import type { World } from '../world.ts';
import { maskEmail, maskPhone } from './mask-address.ts';
import { canSendAgain } from './can-send-again.ts';

type Subject = {
  find: (table: Table, id: string) => Promise<{ company: string } | undefined>;
  /** Who may read the subject of the messages. */
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
  project: { find: projects.find, roles: PROJECT_ROLES },
  user: { find: findUser, roles: ['admin'] },
  permit: { find: findPermit, roles: ['permitR', 'permitCRUD'] },
};

export const messageHandlers = {
  list: async ({ world, actor, query }) => {
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
  },
} satisfies Handlers<typeof messageApi>;

/** The company of the messages' subject: 403 without a role to read it, 404 where it belongs to another company. */
async function companyOf(world: World, actor: Staff, about: string): Promise<string> {
  const [kind = '', id = ''] = about.split('#');
  const subject = SUBJECTS[kind as MessageSubject];
  const isSelf = kind === 'user' && id === actor.userId;
  if (!isSelf && !hasRole(actor, subject.roles)) throw new AppError('forbidden');
  const { company } = await loadOwned(world, { actor, find: subject.find, id });
  return company;
}

function rowOf(message: StoredMessage): MessageRow {
  const { _id, kind, channel, to, language, state, created, finished, next, reason, again } = message;
  return {
    _id,
    kind,
    channel,
    to: channel === 'email' ? maskEmail(to) : maskPhone(to),
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
