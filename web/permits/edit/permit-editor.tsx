import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { formPageAt, indexOfFormPage, permitPageNumber } from '../../../shared/content/page-number.ts';
import type { SelectedPerson } from '../../../shared/content/blocks/person/rules.ts';
import type { Issue } from '../../../shared/core/errors.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import type { PageView } from '../../content/block-view.ts';
import { PageBlocks } from '../../content/page-blocks.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { chainPersons, draftPersons } from '../people/block-persons.ts';
import { CheckPage } from './check-page.tsx';
import { EditConflicts } from './edit-conflicts.tsx';
import { FactsForm, useFactIssue } from './facts-form.tsx';
import { FactsRead } from '../facts-read.tsx';
import { brokenPlaces, issuesOf, pageOfIssue, shownIssues } from './permit-issues.ts';
import { PermitNav, type NavMark } from '../permit/permit-nav.tsx';
import { PermitPeopleContext, type PermitPeople } from '../people/permit-people.ts';
import { PersonBlockView } from '../people/person-block.tsx';
import styles from '../permit/permit-layout.module.css';
import type { ZonesFieldProps } from '../zones/zones-field.tsx';
import { SaveLine } from './save-line.tsx';
import { SigningChain } from '../sign/signing-chain.tsx';
import { permitFiles } from '../state/shown-permit.ts';
import { usePendingPictures } from './use-pending-pictures.ts';
import type { PermitEdit } from './use-permit-edit.ts';

export type ProposalProps = {
  permit: Permit;
  page: number;
  onAnswer: (place: number, answer: SelectedPerson[]) => void;
};

export type PermitEditorProps = {
  edit: PermitEdit;
  /** The page index from the address. */
  asked: string;
  pathTo: (index: number) => string;
  /** Why the permit is read-only; undefined where it is editable. */
  lock: ReactNode;
  people: Omit<PermitPeople, 'permit'>;
  /** Uploads the pictures of answers. */
  upload?: PageView['uploadPicture'];
  /** Proposes people for the page's blocks; a trial knows none. */
  Proposal?: ComponentType<ProposalProps>;
  /** Chooses among the zones of the site; a trial has no site. */
  Zones?: ComponentType<ZonesFieldProps>;
  /** Issues that only the server found. */
  refused?: readonly Issue[];
  /** A trial saves nothing and shows no saving state. */
  isTrial?: boolean;
  /** The save button where the edit does not autosave. */
  saveAct?: ReactNode;
  /** What is to be known before the permit is sent; a trial sends nothing. */
  notice?: ReactNode;
  /** Shown below the signers. */
  beside?: ReactNode;
  /** The act of the last page: submitting the permit, or ending a trial. */
  last: (state: { isReady: boolean }) => ReactNode;
};

/** The index of the editor's last page, which checks everything. */
export function checkIndex({ pages }: Pick<Permit, 'pages'>): number {
  return indexOfFormPage('permit', pages.length);
}

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

type AtIndex = PermitEditorProps & { index: number };

/** The permit's issues and the displayed ones: all of them after the user has opened the last page. */
function useEditorState({ edit: { permit }, index, lock, people, refused = [] }: AtIndex) {
  const isOpen = !lock;
  const final = checkIndex(permit);
  const [isChecked, setChecked] = useState(false);
  if (index === final && !isChecked) setChecked(true);
  const persons = permit.status === 'Draft' ? draftPersons(permit, people.known) : permit.persons;
  const issues = isOpen ? [...issuesOf(permit, persons), ...refused] : [];
  if (refused.length > 0 && !isChecked) setChecked(true);
  const broken = new Set(issues.map((issue) => pageOfIssue(permit, issue)));
  const markOf = (each: number): NavMark => {
    if (!isOpen || each === final) return 'none';
    return broken.has(each) ? 'broken' : 'done';
  };
  return { isOpen, final, persons, issues, told: isChecked ? issues : [], markOf };
}

type EditorState = ReturnType<typeof useEditorState>;
type PartProps = AtIndex & { state: EditorState };

function FormPage(props: PartProps & { onPendingPictures: PageView['onPendingPictures'] }) {
  const { edit, index, upload, Proposal, isTrial = false, state, onPendingPictures } = props;
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
  };
  const answer = (block: number, given: unknown) => edit.setAnswer({ page: place, block }, given);
  return (
    <>
      {state.isOpen && Proposal && <Proposal permit={permit} page={place} onAnswer={answer} />}
      <PageBlocks
        key={index}
        content={permit.pages[place]?.content ?? []}
        page={view}
        issues={shownIssues(t, state.told, place)}
        onAnswer={answer}
      />
    </>
  );
}

function Content(props: PartProps & { onPendingPictures: PageView['onPendingPictures'] }) {
  const { edit, index, pathTo, notice, Zones, state } = props;
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
      broken={brokenPlaces(t, permit, { issues, factText })}
      pathTo={pathTo}
      notice={notice}
    />
  );
}

/** Whether a draft lacks nothing, so that it can be sent from any of its pages. */
function maySendHere(
  { permit }: PermitEdit,
  { isTrial, index, state }: { isTrial: boolean; index: number; state: EditorState },
): boolean {
  const { isOpen, issues, final } = state;
  return isOpen && !isTrial && permit.status === 'Draft' && issues.length === 0 && index < final;
}

type BarProps = PartProps & { pending: number };

/** The way to the next page, and the last act where the page is the last or the draft is ready. */
function Onward({ edit, index, pathTo, isTrial = false, last, state, pending }: BarProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { isOpen, final, issues } = state;
  const isSendable = maySendHere(edit, { isTrial, index, state });
  // A press during an autosave waits for it, so that it is not lost.
  const [isGoing, setGoing] = useState(false);
  const goOn = async () => {
    setGoing(true);
    const isSaved = !isOpen || !edit.savesItself || !edit.isDirty || (await edit.save());
    setGoing(false);
    if (isSaved) void navigate(pathTo(index + 1));
  };
  return (
    <>
      {index < final && (
        <Button
          variant={isSendable ? 'secondary' : 'primary'}
          isBusy={isGoing}
          disabled={pending > 0}
          onClick={() => void goOn()}
        >
          {t(isOpen && edit.savesItself ? 'permits.pages.saveAndNext' : 'permits.pages.next')}
        </Button>
      )}
      {(index >= final || isSendable) && last({ isReady: isOpen && issues.length === 0 && pending === 0 })}
    </>
  );
}

/** The saving state and the navigation. */
function Bar(props: BarProps) {
  const { edit, index, pathTo, isTrial = false, saveAct, state, pending } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className={styles.bar}>
      {state.isOpen && !isTrial && <SaveLine edit={edit} />}
      {pending > 0 && <span className={styles.said}>{t('pictures.needs')}</span>}
      <div className={styles.acts}>
        {state.isOpen && saveAct}
        {index > 0 && (
          <Button variant="secondary" onClick={() => void navigate(pathTo(index - 1))}>
            {t('permits.pages.back')}
          </Button>
        )}
        <Onward {...props} />
      </div>
    </div>
  );
}

function EditorPage(props: AtIndex) {
  const { edit, index, pathTo, lock, people } = props;
  const { permit } = edit;
  const { t } = useTranslation();
  const titles = useTitles(permit);
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
            <EditConflicts edit={edit} />
            <Content {...props} state={state} onPendingPictures={pictures.tell} />
            <Bar {...props} state={state} pending={pictures.count} />
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
