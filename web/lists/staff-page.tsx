// <StaffPage title={t('…')} back={{ to: paths.approval, label: t('…') }} about={…} tabs={<Tabs …/>} act={<Button …/>}>…</StaffPage>: the frame
// of a staff screen. `act`, the one next act, stays at the foot of a phone; `actions` are all others.
// Inside another StaffPage it is a part of that page, under a heading of the second level. What stands in a page puts acts
// into its head with <PageActions>.
import { useContext, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowLeftIcon } from '../ui/icons.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { PageFrameContext } from './page-frame.ts';
import { Stack } from '../ui/layout/stack.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './staff-page.module.css';

type StaffPageProps = {
  title: string;
  /** Whether the title is still to come: the tabs beside it keep their room until then, so that they do not move. */
  isTitleOpen?: boolean;
  /** Replaces the title as the heading. */
  heading?: ReactNode;
  /** The document's title if it differs; `null` where a nested page sets it. */
  documentTitle?: string | null | undefined;
  /** The parent page. */
  back?: { to: string; label: string };
  /** A state beside the title. */
  beside?: ReactNode;
  /** Beside the title: more facts that identify the thing. */
  about?: ReactNode;
  tabs?: ReactNode;
  /** Before the head: what nobody may miss. */
  above?: ReactNode;
  actions?: ReactNode;
  act?: ReactNode;
  children: ReactNode;
};

type HeadProps = Omit<StaffPageProps, 'children' | 'above'> & {
  isPart: boolean;
  onPlace: (place: HTMLElement | null) => void;
};

function Head(props: HeadProps) {
  const { title, isTitleOpen, heading, documentTitle, back, beside, about, tabs, actions, act, isPart, onPlace } =
    props;
  return (
    <header className={classNames(styles.head, !isPart && styles.band)}>
      <div className={styles.what}>
        {back && (
          <Link className={styles.back} to={back.to}>
            <ArrowLeftIcon />
            {back.label}
          </Link>
        )}
        <PageHeading
          title={title}
          level={isPart ? 2 : 1}
          namesDocument={documentTitle !== null}
          documentTitle={documentTitle ?? undefined}
        >
          {heading}
        </PageHeading>
        {beside}
        {about && <div className={styles.about}>{about}</div>}
      </div>
      {tabs && <div className={classNames(styles.tabs, isTitleOpen && styles.waiting)}>{tabs}</div>}
      <div className={styles.acts}>
        {actions && <div className={styles.actions}>{actions}</div>}
        <div ref={onPlace} className={classNames(styles.actions, styles.sticky)}>
          {act}
        </div>
      </div>
    </header>
  );
}

export function StaffPage({ children, above, ...head }: StaffPageProps) {
  const isPart = useContext(PageFrameContext) !== undefined;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { title } = head;
  const frame = useMemo(() => ({ title, place }), [title, place]);
  const content = (
    <PageFrameContext value={frame}>
      {above}
      <Head {...head} isPart={isPart} onPlace={setPlace} />
      {children}
    </PageFrameContext>
  );
  if (isPart) return <Stack gap={4}>{content}</Stack>;
  return (
    <Page as="main" id="main">
      {content}
      <div className={styles.room} />
    </Page>
  );
}
