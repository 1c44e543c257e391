import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PermitSettings } from '../../shared/content/forms/permit-settings.ts';

function demandsOf(t: TFunction, settings: PermitSettings): string[] {
  const { watchMinutes: minutes, watchEvery: every, exclusive, needsInduction, needsApprovedCards } = settings;
  return [
    ...(minutes > 0 ? [`${t('permits.watch.title')}: ${t('permits.watch.settings', { minutes, every })}`] : []),
    ...(exclusive ? [t('permits.demands.exclusive')] : []),
    ...(needsInduction ? [t('permits.demands.needsInduction')] : []),
    ...(needsApprovedCards ? [t('permits.demands.needsApprovedCards')] : []),
    ...(settings.forbidsOwnGrant ? [t('permits.demands.forbidsOwnGrant')] : []),
  ];
}

type PermitDemandsProps = { settings: PermitSettings; frame: (list: ReactNode) => ReactNode };

/** What a permit form demands of its permits, in a list in its frame; nothing where it demands nothing. */
export function PermitDemands({ settings, frame }: PermitDemandsProps) {
  const { t } = useTranslation();
  const demands = demandsOf(t, settings);
  if (demands.length === 0) return null;
  return frame(
    <ul>
      {demands.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>,
  );
}
