import { lazy, Suspense, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { pageNumber } from '../../shared/content/pages/page-number.ts';
import { SaidTitle, type PageSaid } from '../content/said/said.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { pageCount } from './form-page/page-indexes.ts';
import { siteName } from './form-page/site-texts.ts';
import styles from './player.module.css';
import { useHasVoice } from './read-aloud/voices.ts';
import type { ShownForm } from './shown-form.ts';

/** Lazy: only a phone that has a voice of the language has it. */
const ReadAloud = lazy(() => import('./read-aloud/read-aloud.tsx').then((file) => ({ default: file.ReadAloud })));

type FrameTitleProps = {
  /** As the page has it, which may be none, and as it is shown. */
  own: string;
  title: string;
  form: ShownForm;
  index: number;
  hasErrors: boolean;
  said: PageSaid | undefined;
  /** Replaces the title as the heading. */
  heading: ReactNode;
  /** What is read aloud. */
  page: RefObject<Element | null>;
};

/** A page's heading, and beside it the button that reads the page aloud where the phone can. */
export function FrameTitle({ own, title, form, index, hasErrors, said, heading, page }: FrameTitleProps) {
  const { t } = useTranslation();
  const hasVoice = useHasVoice(said?.language);
  return (
    <div className={styles.title}>
      <PageHeading
        title={title}
        hasErrors={hasErrors}
        documentTitle={t('player.documentTitle', {
          page: pageNumber(index),
          total: pageCount(form),
          title,
          site: siteName(form),
        })}
      >
        {heading ?? (said && own !== '' ? <SaidTitle said={said}>{own}</SaidTitle> : undefined)}
      </PageHeading>
      {said && hasVoice && (
        <Suspense fallback={null}>
          <ReadAloud key={said.language} page={page} />
        </Suspense>
      )}
    </div>
  );
}
