import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { useSelectedCompany } from '../app/shell/company/use-selected-company.ts';
import { StaffPage } from '../lists/staff-page.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { useOpened } from '../ui/use-opened.ts';
import { useReceipts, useRetention } from './data-desk-queries.ts';
import { FindPerson } from './find-person.tsx';
import { ReceiptsPanel } from './receipts-panel.tsx';
import { RequestPage } from './request-page.tsx';
import { RetentionPanel } from './retention/retention-panel.tsx';

/** How long things are kept, and what was erased: both at once, so that neither moves the other. */
function Kept() {
  const { t } = useTranslation();
  const hasBoth = [useRetention(), useReceipts()].every(({ isPending }) => !isPending);
  if (!useOpened(hasBoth, useSelectedCompany())) return <Skeleton lines={8} label={t('common.loading')} />;
  return (
    <>
      <RetentionPanel />
      <ReceiptsPanel />
    </>
  );
}

/** `/admin/my-company/data`: the personal data that the company keeps; with `request` what was found of one person. */
export function DataDeskPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const request = params.get('request');
  if (request !== null) return <RequestPage key={request} id={request} />;
  return (
    <StaffPage title={t('dataDesk.title')} back={{ to: staffPaths.myCompany, label: t('nav.myCompany') }}>
      <Stack gap={4}>
        <FindPerson onBegun={(id) => setParams({ request: id })} />
        <Kept />
      </Stack>
    </StaffPage>
  );
}
