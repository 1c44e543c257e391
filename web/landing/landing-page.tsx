import { lazy, memo, Suspense, type ReactNode } from 'react';
import type { Language } from '../../shared/core/fields.ts';
import { fetchAhead } from '../app/api/fetch-ahead.ts';
import type { Failure } from './entry-failure.tsx';
import { Hero } from './hero.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { About } from './about.tsx';

/** Without a network what the page came with stays as it is. */
const Story = lazy(async () => {
  const file = await fetchAhead(() => import('./story/story.tsx'));
  return file ? { default: file.Story } : new Promise<never>(() => {});
});

/** Memoized: React would take down what was drawn and not yet brought to life when its parent renders anew. */
const BelowPin = memo(function BelowPin({ language }: { language: Language }) {
  return (
    <Suspense>
      <Story language={language} />
    </Suspense>
  );
});

type LandingPageProps = {
  language: Language;
  /** True only on the root address. */
  isAboutShown: boolean;
  failure: Failure | undefined;
  pinForm: ReactNode;
};

export function LandingPage({ language, isAboutShown, failure, pinForm }: LandingPageProps) {
  return (
    <>
      <LandingHeader language={language} />
      <main id="main">
        <Hero failure={failure} pinForm={pinForm} />
        <BelowPin language={language} />
        {isAboutShown && <About />}
      </main>
      <LandingFooter language={language} />
    </>
  );
}
