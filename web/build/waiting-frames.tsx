import type { ReactNode } from 'react';
import navbar from '../app/shell/navbar.module.css';
import { WORDMARK } from '../app/shell/product.ts';
import wait from '../app/routing/screen-wait.module.css';
import column from '../start/start-page.module.css';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { TopBar } from '../ui/bars/top-bar.tsx';
import { Wordmark } from '../ui/bars/wordmark.tsx';

const LINES = 6;

/** The skeleton of a page until its scripts arrive; its only word is the name, which both languages share. */
function WaitingFrame({ bar, className }: { bar: ReactNode; className: string | undefined }) {
  return (
    <div inert>
      {bar}
      <div className={className}>
        <Skeleton lines={LINES} label="" />
      </div>
    </div>
  );
}

const wordmark = <Wordmark to="/" name={WORDMARK} />;

export function WorkerFrame() {
  return <WaitingFrame bar={<TopBar start={wordmark} />} className={column.page} />;
}

export function StaffFrame() {
  const bar = (
    <header className={navbar.header}>
      <div className={navbar.bar}>{wordmark}</div>
    </header>
  );
  return <WaitingFrame bar={bar} className={wait.wait} />;
}
