import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { formPageAt, permitPageNumber } from '../../../shared/content/pages/page-number.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import type { PageView } from '../../content/block-view.ts';
import { PageBlocks } from '../../content/page-blocks.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { chainPersons } from '../people/block-persons.ts';
import { CheckPage } from './check-page.tsx';
import { EditConflicts } from './edit-conflicts.tsx';
import { EditorBar } from './editor-bar.tsx';
import { checkIndex, useEditorState, type AtIndex, type PartProps, type PermitEditorProps } from './editor-state.ts';
import { FactsForm, useFactIssue } from './facts-form.tsx';
import { FactsRead } from '../facts-read.tsx';
import { brokenPlaces, shownIssues } from './permit-issues.ts';
import { PermitNav } from '../permit/permit-nav.tsx';
import { PermitPeopleContext } from '../people/permit-people.ts';
import { saidOf } from '../said-of.ts';
import { PersonBlockView } from '../people/person-block.tsx';
import styles from '../permit/permit-layout.module.css';
import { SigningChain } from '../sign/signing-chain.tsx';
import { permitFiles } from '../state/shown-permit.ts';
import { usePendingPictures } from './use-pending-pictures.ts';

function indexOf(asked: string, permit: Permit): number | undefined {
  const index = /^\d{1,3}$/.test(asked) ? Number(asked) : -1;
  return index >= 0 && index <= checkIndex(permit) ? index : undefined;
}

function useTitles(permit: Permit): string[] {
  const { t } = useTranslation();
  const pages = permit.pages.map(
    ({ title }, place) => title.trim() || t('permits.pages.untitled', { number: permitPageNumber(place) }),
  );
  return [t('permits.pages.facts'), ...pages, t('permits.pages.check')];
}

/** A permit's pages one at a time, with its issues and signers. */
export function PermitEditor(props: PermitEditorProps) {
  const index = indexOf(props.asked, props.edit.permit);
  return index === undefined ? <Navigate to={props.pathTo(0)} replace /> : <EditorPage {...props} index={index} />;
}

type ShownProps = PartProps & {
  /** The permit in the reader's language. */
  shown: Permit;
  onPendingPictures: PageView['onPendingPictures'];
};

function FormPage(props: ShownProps) {
  const { edit, shown, index, upload, Proposal, isTrial = false, state, onPendingPictures } = props;
  const { t } = useTranslation();
  const { permit } = edit;
  const place = formPageAt('permit', index);
  const view: PageView = {
    mode: state.isOpen ? 'fill' : 'read',
    openness: state.isOpen ? 'open' : 'closed',
    files: permitFiles(permit),
    uploadPicture: upload,
    onPendingPictures,
    ...(!isTrial && { draft: { entityId: permit._id, part: `page-${place}` } }),
    PersonView: PersonBlockView,
    said: saidOf(shown, place),
  };
  const answer = (block: number, given: unknown) => edit.setAnswer({ page: place, block }, given);
  return (
    <>
      {state.isOpen && Proposal && <Proposal permit={permit} page={place} onAnswer={answer} />}
      <PageBlocks
        key={index}
        content={shown.pages[place]?.content ?? []}
        page={view}
        issues={shownIssues(t, state.told, place)}
        onAnswer={answer}
      />
    </>
  );
}

function Content(props: ShownProps) {
  const { edit, shown, index, pathTo, notice, Zones, state } = props;
  const { permit } = edit;
  const { t } = useTranslation();
  const factText = useFactIssue();
  const { isOpen, final, persons, issues, told } = state;
  if (index > 0 && index < final) return <FormPage {...props} />;
  if (!isOpen) return <FactsRead permit={permit} />;
  return index === 0 ? (
    <FactsForm permit={permit} issues={told} onChange={edit.setFact} Zones={Zones} />
  ) : (
    <CheckPage
      permit={permit}
      persons={persons}
      broken={brokenPlaces(t, shown, { issues, factText })}
      pathTo={pathTo}
      notice={notice}
    />
  );
}

function EditorPage(props: AtIndex) {
  const { edit, index, pathTo, lock, people } = props;
  const { permit } = edit;
  const { t } = useTranslation();
  const { shown = permit } = props;
  const titles = useTitles(shown);
  const state = useEditorState(props);
  const pictures = usePendingPictures();
  const chain = props.isTrial ? chainPersons(permit, state.persons, t('permits.chain.open')) : state.persons;
  const whole = useMemo(() => ({ ...people, permit }), [people, permit]);
  const title = titles[index] ?? '';
  const rows = titles.map((each, place) => ({ index: place, title: each, mark: state.markOf(place) }));
  return (
    <PermitPeopleContext value={whole}>
      <div className={styles.frame}>
        <div className={styles.columns}>
          <div className={styles.column}>
            <PermitNav rows={rows} current={index} pathTo={pathTo} />
          </div>
          <section className={styles.main} aria-label={title}>
            <PageHeading title={title} level={2} documentTitle={`${title}, ${permit.number || permit.name}`} />
            {lock}
            <EditConflicts edit={edit} shown={shown} />
            <Content {...props} shown={shown} state={state} onPendingPictures={pictures.tell} />
            <EditorBar {...props} state={state} pending={pictures.count} />
          </section>
          <div className={classNames(styles.column, styles.side)}>
            <Panel title={t('permits.chain.title')}>
              <SigningChain persons={chain} />
            </Panel>
            {props.beside}
          </div>
        </div>
      </div>
    </PermitPeopleContext>
  );
}
