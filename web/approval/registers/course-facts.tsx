import { useTranslation } from 'react-i18next';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { groupedPin } from '../../lists/grouped-pin.ts';
import { Facts, type Fact } from '../../ui/layout/facts.tsx';
import { PagesSignedRuler } from '../user-form/pages-signed-ruler.tsx';
import { TaxNumberState } from './tax-number-state.tsx';
import { useValidity } from '../user-form/use-validity.ts';
import { useDateTime } from '../../ui/use-date-time.ts';

/** The result and time of the tax number check. */
function TaxNumberCheck({ userForm: { meta } }: { userForm: UserForm }) {
  const dateTime = useDateTime();
  const check = meta.taxNumberValidation;
  return (
    <>
      <TaxNumberState state={check?.state} />
      {check && `, ${dateTime(check.checkedAt)}`}
    </>
  );
}

/** An induction's progress: its start and end, its signed pages, its approver. */
export function CourseFacts({ userForm }: { userForm: UserForm }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { user, meta, inductionForm, pagesSigned } = userForm;
  const approvedBy = meta.approvedBy?.name;
  const approval =
    approvedBy === undefined ? t('approval.state.approved') : t('approval.course.approvedBy', { name: approvedBy });
  const validity = useValidity();
  const facts: Fact[] = [
    { key: 'form', label: t('approval.course.form'), value: inductionForm.name },
    { key: 'pages', label: t('approval.course.pages'), value: <PagesSignedRuler pagesSigned={pagesSigned} /> },
    { key: 'created', label: t('approval.course.created'), value: dateTime(meta.created) },
    { key: 'signed', label: t('approval.course.signed'), value: meta.signed && dateTime(meta.signed) },
    { key: 'validUntil', label: t('approval.course.validity'), value: meta.validUntil && validity(meta.validUntil) },
    {
      key: 'approval',
      label: t('approval.course.approval'),
      value: meta.approved
        ? approval
        : t(meta.needsApproval === false ? 'approval.course.notNeeded' : 'approval.course.notApproved'),
    },
    {
      key: 'taxNumber',
      label: t('approval.course.taxNumber'),
      value: user.taxNumber && <TaxNumberCheck userForm={userForm} />,
    },
    { key: 'pin', label: t('approval.course.pin'), value: groupedPin(meta.pin) },
  ];
  return <Facts facts={facts} />;
}
