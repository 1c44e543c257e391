import { useTranslation } from 'react-i18next';
import { inductionPageNumber } from '../../../shared/content/pages/page-number.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import type { PageView } from '../../content/block-view.ts';
import { PageBlocks } from '../../content/page-blocks.tsx';
import { userFormFiles } from '../../content/page-files.ts';
import { SaidTitle } from '../../content/said/said.tsx';
import { saidOf } from '../../content/said/page-said.ts';
import { ExamTries } from './exam-tries.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './page-panels.module.css';
import { Panel } from '../../ui/layout/panel.tsx';
import { SignedMark } from './signed-mark.tsx';

const anchorOf = (place: number) => `page-${inductionPageNumber(place)}`;

/** Links to the pages, each with its signing state. */
export function PageContents({ pages }: Pick<UserForm, 'pages'>) {
  const { t } = useTranslation();
  return (
    <Panel title={t('approval.pages.title')}>
      <ol className={styles.contents} start={inductionPageNumber(0)}>
        {pages.map(({ title, signed, signedIn }, place) => (
          <li key={anchorOf(place)}>
            <a href={`#${anchorOf(place)}`}>{title}</a>
            <SignedMark signed={signed} signedIn={signedIn} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Every page of an induction with the worker's answers, read-only. */
export function PagePanels({ userForm }: { userForm: UserForm }) {
  const { t } = useTranslation();
  const { pages } = userForm;
  const view: PageView = { mode: 'read', openness: 'closed', files: userFormFiles(userForm) };
  return (
    <Stack gap={4}>
      {pages.map((page, place) => {
        const { title, content, signed, signedIn, tries } = page;
        const said = saidOf(userForm, page);
        return (
          <Panel
            key={anchorOf(place)}
            id={anchorOf(place)}
            title={
              <>
                {inductionPageNumber(place)}. <SaidTitle said={said}>{title}</SaidTitle>
              </>
            }
            beside={
              <>
                <SignedMark signed={signed} signedIn={signedIn} />
                <ExamTries tries={tries} isPassed={signed !== null} />
              </>
            }
          >
            {content.length === 0 ? (
              t('approval.pages.empty')
            ) : (
              <PageBlocks content={content} page={{ ...view, said }} idPrefix={anchorOf(place)} />
            )}
          </Panel>
        );
      })}
    </Stack>
  );
}
