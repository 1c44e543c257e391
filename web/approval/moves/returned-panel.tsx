import { useTranslation } from 'react-i18next';
import { inductionPageNumber } from '../../../shared/content/pages/page-number.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';

/** Says that an induction is back with its worker, and why; otherwise renders nothing. */
export function ReturnedPanel({ userForm: { meta, pages } }: { userForm: UserForm }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { returned } = meta;
  if (!returned) return null;
  return (
    <Panel title={t('approval.return.panel')}>
      <p>{t('approval.return.by', { name: returned.by.name, time: dateTime(returned.at) })}</p>
      <p>{t('approval.return.because', { reason: returned.reason })}</p>
      <p>
        {t('approval.return.pageList', {
          pages: returned.pages.map((page) => `${inductionPageNumber(page)}. ${pages[page]?.title ?? ''}`).join(', '),
        })}
      </p>
    </Panel>
  );
}
