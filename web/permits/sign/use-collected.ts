import { useTranslation } from 'react-i18next';
import type { PermitPerson } from '../../../shared/permits/permit.ts';

/** By what a person's signature was given, with the login where it was another's; undefined without a signature. */
export function useCollected({ _id, userId, collected }: PermitPerson): string | undefined {
  const { t } = useTranslation();
  if (!collected) return undefined;
  const { how, by } = collected;
  const said = t(`permits.collected.${how}`);
  const isOwn = by._id === _id || by._id === userId;
  return isOwn ? said : t('permits.collected.through', { how: said, name: by.name });
}
