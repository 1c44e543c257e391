import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { Reply } from '../../../shared/core/endpoint.ts';
import { GATE_ROLES, gateApi } from '../../../shared/gate/gate-api.ts';
import { call } from '../../app/api/call.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { PublicBar } from '../../app/shell/public-bar.tsx';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { lastGate } from '../../presence/kept-gate.ts';

type Site = Reply<typeof gateApi.sitesOfPass>['items'][number];
type ToGateProps = {
  passId: string;
  /** The public page, for whoever is at no gate of the pass's company. */
  otherwise: ReactNode;
};

/** Leads to the verdict at the gate that this phone was last at, else at the only site of the pass; else asks at which. */
export function ToGate(props: ToGateProps) {
  return useHasRole(GATE_ROLES) ? <StaffToGate {...props} /> : props.otherwise;
}

function StaffToGate({ passId, otherwise }: ToGateProps) {
  const { t } = useTranslation();
  const sites = useSites(passId);
  if (sites === 'asking') return null;
  const [only, ...others] = sites;
  const projectId = lastGate() ?? (others.length === 0 ? only?._id : undefined);
  if (sites === NONE || (projectId === undefined && !only)) return otherwise;
  if (projectId !== undefined) return <Navigate to={staffPaths.gatePerson(projectId, passId)} replace />;
  return (
    <>
      <PublicBar />
      <Page as="main" id="main">
        <PageHeading title={t('gate.which')} />
        <Stack gap={3} align="start">
          {sites.map(({ _id, name }) => (
            <LinkButton key={_id} to={staffPaths.gatePerson(_id, passId)} variant="secondary">
              {name}
            </LinkButton>
          ))}
        </Stack>
      </Page>
    </>
  );
}

/** What stands for a pass that is not of the caller's company, and for no answer. */
const NONE: readonly Site[] = [];

function useSites(passId: string): readonly Site[] | 'asking' {
  const [sites, setSites] = useState<readonly Site[] | 'asking'>('asking');
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const asked = call(gateApi.sitesOfPass, { params: { id: passId } }, { signal }).then(({ items }) => items);
    void asked.catch(() => NONE).then((found) => !signal.aborted && setSites(found));
    return () => leaving.abort();
  }, [passId]);
  return sites;
}
