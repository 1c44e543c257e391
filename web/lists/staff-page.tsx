// <StaffPage title={t('…')} back={{ to: paths.approval, label: t('…') }} about={…} actions={<Button …/>}>…</StaffPage>: the frame of a staff screen.
// Inside another StaffPage it is a part of that page, under a heading of the second level. What stands in a page puts acts
// into its head with <PageActions>.
import { useContext, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowLeftIcon } from '../ui/icons.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageFrameContext } from './page-frame.ts';
import styles from './staff-page.module.css';

type StaffPageProps = {
  title: string;
  /** Shown in place of the title. */
  heading?: ReactNode;
  /** What the document is called where that is not the title; `null` where a part inside it says it. */
  documentTitle?: string | null | undefined;
  /** The page above this one. */
  back?: { to: string; label: string };
  /** Beside the title: a state. */
  beside?: ReactNode;
  /** Under the title: what else tells this thing from others. */
  about?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

type HeadProps = Omit<StaffPageProps, 'children'> & { isPart: boolean; onPlace: (place: HTMLElement | null) => void };

function Head({ title, heading, documentTitle, back, beside, about, actions, isPart, onPlace }: HeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.what}>
        {back && (
          <Link className={styles.back} to={back.to}>
            <ArrowLeftIcon />
            {back.label}
          </Link>
        )}
        <div className={styles.title}>
          <PageHeading
            title={title}
            level={isPart ? 2 : 1}
            namesDocument={documentTitle !== null}
            documentTitle={documentTitle ?? undefined}
          >
            {heading}
          </PageHeading>
          {beside}
        </div>
        {about && <div className={styles.about}>{about}</div>}
      </div>
      <div ref={onPlace} className={styles.actions}>
        {actions}
      </div>
    </header>
  );
}

export function StaffPage({ children, ...head }: StaffPageProps) {
  const isPart = useContext(PageFrameContext) !== undefined;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { title } = head;
  const frame = useMemo(() => ({ title, place }), [title, place]);
  const content = (
    <PageFrameContext value={frame}>
      <Head {...head} isPart={isPart} onPlace={setPlace} />
      {children}
    </PageFrameContext>
  );
  if (isPart) return <div className={styles.part}>{content}</div>;
  return (
    <main id="main" className={styles.page}>
      {content}
    </main>
  );
}
