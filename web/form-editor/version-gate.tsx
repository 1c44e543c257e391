// <VersionGate versions={versions}>{(version) => …}</VersionGate>: the saved state that the address names by `version`, or none where it names none.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '../app/error-text.ts';
import { Alert } from '../ui/alert.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { FormVersions, SavedVersion } from './form-versions.ts';
import { useVersion } from './use-versions.ts';

type VersionGateProps<S> = {
  versions: FormVersions<S>;
  children: (version: SavedVersion<S> | undefined) => ReactNode;
};

export function VersionGate<S>({ versions, children }: VersionGateProps<S>) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const asked = Number(params.get('version'));
  const number = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  const { data, error } = useVersion(versions, number);
  if (number === undefined) return children(undefined);
  if (error) return <Alert kind="other">{errorText(t, error)}</Alert>;
  return data ? children(data) : <Skeleton lines={6} label={t('common.loading')} />;
}
