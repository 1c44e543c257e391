// <VersionGate versions={versions}>{(version) => …}</VersionGate>: the saved state that the address names by `version`, or none where it names none.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import type { FormVersions, SavedVersion } from './form-versions.ts';
import { useAskedVersion } from './use-versions.ts';

type VersionGateProps<S> = {
  versions: FormVersions<S>;
  children: (version: SavedVersion<S> | undefined) => ReactNode;
};

export function VersionGate<S>({ versions, children }: VersionGateProps<S>) {
  const { t } = useTranslation();
  const { number, data, error } = useAskedVersion(versions);
  if (number === undefined) return children(undefined);
  if (error) return <Alert kind="error">{errorText(t, error)}</Alert>;
  return data ? children(data) : <Skeleton lines={6} label={t('common.loading')} />;
}
