import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/routing/paths.ts';
import { useStaffLanguage } from '../../app/texts/i18n.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { EvidenceOffer } from './evidence-offer.tsx';
import type { EvidenceProps } from './evidence-props.ts';

/** What evidence is, its file, and where anybody checks it. */
export function EvidencePanel(props: EvidenceProps) {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  return (
    <Panel title={t('evidence.download.title')}>
      <Stack gap={3} align="start">
        <p>{t('evidence.download.lead')}</p>
        <EvidenceOffer {...props} />
        <Link to={paths.verify(language)}>{t('evidence.download.verify')}</Link>
      </Stack>
    </Panel>
  );
}
