import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { inductionPageNumber } from '../../../shared/content/pages/page-number.ts';
import type { FormFrame } from '../../form-editor/pages/fixed-page.ts';
import { DetailsCanvas, DetailsInspector } from './details-page-parts.tsx';
import { FinalCanvas, FinalInspector } from './final-page-parts.tsx';
import { SettingsCanvas, SettingsInspector } from './form-settings-parts.tsx';
import { StartCanvas, StartInspector } from './start-page-parts.tsx';

/** The fixed pages before and after the form's own pages, and the form's settings. */
export function useFormFrame(): FormFrame {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      numberOf: inductionPageNumber,
      before: [
        { id: '@start', title: t('forms.frame.start'), Canvas: StartCanvas, Inspector: StartInspector },
        { id: '@details', title: t('forms.frame.details'), Canvas: DetailsCanvas, Inspector: DetailsInspector },
      ],
      purpose: 'induction',
      after: [{ id: '@final', title: t('forms.frame.final'), Canvas: FinalCanvas, Inspector: FinalInspector }],
      settings: { id: '@form', title: t('forms.frame.settings'), Canvas: SettingsCanvas, Inspector: SettingsInspector },
    }),
    [t],
  );
}
