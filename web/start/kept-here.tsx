import { PassList } from '../passes/pass-list.tsx';
import { ResumeList } from './resume-list.tsx';

/** What this phone keeps: unfinished inductions, and the passes of finished ones. */
export function KeptHere() {
  return (
    <>
      <ResumeList />
      <PassList />
    </>
  );
}
