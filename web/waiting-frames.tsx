import type { ReactNode } from 'react';
import navbar from './app/navbar.module.css';
import { WORDMARK } from './app/product.ts';
import wait from './app/screen-wait.module.css';
import column from './start/start-page.module.css';
import { Skeleton } from './ui/skeleton.tsx';
import { TopBar } from './ui/top-bar.tsx';
import { Wordmark } from './ui/wordmark.tsx';

const LINES = 6;

/** Stands in a page until its scripts have come; it has no words but the name, which both languages share. */
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
