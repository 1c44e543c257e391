import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PERSON_ROLES } from '../../../shared/content/blocks/person/person-roles.ts';
import { isEmailAddress } from '../../../shared/core/email-address.ts';
import type { StaffRole } from '../../../shared/core/roles.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { NAME_CHARACTERS } from '../../../shared/users/user-limits.ts';
import type { UserDraft } from '../../../shared/users/user.ts';
import { assignableRoles, NEW_USER_ROLES } from '../../../shared/users/user-rules.ts';
import { call } from '../../app/api/call.ts';
import { useSession } from '../../app/session/session.ts';
import { useDepartments } from '../../app/shell/company/use-departments.ts';
import { useSelectedCompany } from '../../app/shell/company/use-selected-company.ts';
import type { ImportColumn, ImportKind } from '../import-kind.ts';
import { walkPages } from '../walk-pages.ts';

const LANGUAGES = { fi: ['fi', 'suomi', 'finnish'], en: ['en', 'englanti', 'english'] } as const;

type Column = ImportColumn<UserDraft>;
const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

function useColumns(): readonly Column[] {
  const { t } = useTranslation();
  const { loggedInUser } = useSession();
  const { data: departments = [] } = useDepartments(useSelectedCompany());
  const { _id: userId = '', roles: own = [] } = loggedInUser ?? {};
  return useMemo(() => {
    const free = assignableRoles({ userId, roles: own as readonly StaffRole[] });
    const roleOf = (word: string) => free.find((role) => same(role, word) || same(t(`roles.${role}.name`), word));
    return [
      {
        names: { fi: ['nimi'], en: ['name'] },
        header: t('users.name'),
        isRequired: true,
        example: 'Maija Meikäläinen',
        read: (cell) => (cell.length > NAME_CHARACTERS ? { fault: t('issues.too_long') } : { value: { name: cell } }),
      },
      {
        names: { fi: ['sähköposti', 'sähköpostiosoite'], en: ['email', 'e-mail', 'email address'] },
        header: t('users.email'),
        isRequired: true,
        example: 'maija@example.com',
        read: (cell) => (isEmailAddress(cell) ? { value: { email: cell } } : { fault: t('users.emailInvalid') }),
      },
      {
        names: { fi: ['roolit'], en: ['roles'] },
        header: t('users.roles'),
        example: free
          .slice(0, 2)
          .map((role) => t(`roles.${role}.name`))
          .join(', '),
        read: (cell) => {
          const words = cell.split(/[,+|/]/u).filter((word) => word.trim() !== '');
          const unknown = words.find((word) => roleOf(word) === undefined);
          if (unknown !== undefined) return { fault: t('imports.users.noRole', { role: unknown.trim() }) };
          return { value: { roles: words.flatMap((word) => roleOf(word) ?? []) } };
        },
      },
      {
        names: { fi: ['osasto'], en: ['department'] },
        header: t('users.department'),
        example: departments[0]?.name ?? '',
        read: (cell) => {
          const found = departments.find(({ name }) => same(name, cell));
          if (!found) return { fault: t('imports.users.noDepartment', { department: cell }) };
          return { value: { department: found._id } };
        },
      },
      {
        names: { fi: ['rooli luvissa'], en: ['role in permits'] },
        header: t('users.permitRole'),
        example: t('users.permitRoles.Worker'),
        read: (cell) => {
          const permitRole = PERSON_ROLES.find(
            (role) => same(role, cell) || same(t(`users.permitRoles.${role}`), cell),
          );
          return permitRole ? { value: { permitRole } } : { fault: t('imports.users.noRole', { role: cell }) };
        },
      },
      {
        names: { fi: ['kieli', 'viestien kieli'], en: ['language', 'language of messages'] },
        header: t('users.language'),
        example: 'fi',
        read: (cell) => {
          const language = (['fi', 'en'] as const).find((one) => LANGUAGES[one].some((word) => same(word, cell)));
          return language ? { value: { language } } : { fault: t('imports.users.noLanguage') };
        },
      },
    ];
  }, [t, userId, own, departments]);
}

/** Users of a company, one a line, by their e-mail. They are invited by mail as ones that are made one by one. */
export function useUserImport(): ImportKind<UserDraft> {
  const company = useSelectedCompany();
  const columns = useColumns();
  return {
    columns,
    empty: { name: '', email: '', roles: [...NEW_USER_ROLES] },
    identity: ({ email }) => email.toLowerCase(),
    findExisting: async (signal) => {
      const users = await walkPages((query) => call(userApi.list, { query: { ...query, company } }, { signal }));
      return new Set(users.map(({ email }) => email.toLowerCase()));
    },
    create: (draft, key) => call(userApi.create, { body: { ...draft, ...(company && { company }) } }, { key }),
  };
}
