import { fullName } from '../../shared/core/full-name.ts';
import type { FoundThing } from '../../shared/find/found.ts';
import { permitState } from '../../shared/permits/permit-state.ts';
import { permitValidity } from '../../shared/permits/permit-validity.ts';
import { inductionForms } from '../store/entities/induction-forms/induction-forms.ts';
import { permitForms } from '../store/entities/permit-forms.ts';
import { permits } from '../store/entities/permits/permit-record.ts';
import { projects } from '../store/entities/projects.ts';
import { userFormRowOf } from '../store/entities/user-forms/user-form-items.ts';
import { users } from '../store/entities/users/users.ts';
import type { Item, Key } from '../store/items.ts';
import { headKey, permitFormKey, permitKey, projectKey, userFormKey, userKey } from '../store/keys.ts';

export type ShownKind = FoundThing['kind'];

type Shown = { keyOf: (id: string) => Key; show: (item: Item, now: Date) => FoundThing };

const filled = (...texts: string[]) => texts.filter((text) => text !== '').join(', ');

/** How each kind is read and what a search shows of it. */
export const SHOWN: Readonly<Record<ShownKind, Shown>> = {
  userForm: {
    keyOf: userFormKey,
    show: (item) => {
      const { _id, row } = userFormRowOf(item);
      const { company, formName, archived: isArchived } = row;
      return { kind: 'userForm', _id, name: fullName(row), about: filled(company, formName), isArchived };
    },
  },
  permit: {
    keyOf: permitKey,
    show: (item, now) => {
      const row = permits.rowOf(item);
      const { _id, name, number, formName, project, archived: isArchived } = row;
      const state = permitState(row, permitValidity(row), now);
      return { kind: 'permit', _id, name, about: filled(number, formName), isArchived, project, state };
    },
  },
  project: {
    keyOf: projectKey,
    show: (item) => {
      const { _id, name, ended: isArchived } = projects.rowOf(item);
      return { kind: 'project', _id, name, about: '', isArchived };
    },
  },
  inductionForm: {
    keyOf: headKey,
    show: (item) => {
      const { _id, name, pin, archived: isArchived } = inductionForms.rowOf(item);
      return { kind: 'inductionForm', _id, name, about: isArchived ? '' : pin, isArchived };
    },
  },
  permitForm: {
    keyOf: permitFormKey,
    show: (item) => {
      const { _id, name, archived: isArchived } = permitForms.rowOf(item);
      return { kind: 'permitForm', _id, name, about: '', isArchived };
    },
  },
  user: {
    keyOf: userKey,
    show: (item) => {
      const { _id, name, email } = users.rowOf(item);
      return { kind: 'user', _id, name, about: email, isArchived: false };
    },
  },
};
