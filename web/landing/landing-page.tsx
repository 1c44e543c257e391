import type { ReactNode } from 'react';
import type { Language } from '../../shared/core/fields.ts';
import type { Failure } from './entry-failure.tsx';
import { Hero } from './hero.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { About, Field, Reasons, Steps } from './sections.tsx';
import { SiteTools } from './site-tools.tsx';

type LandingPageProps = {
  language: Language;
  /** True on the root address alone. */
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
        <Steps />
        <SiteTools language={language} />
        <Reasons />
        <Field />
        {isAboutShown && <About />}
      </main>
      <LandingFooter language={language} />
    </>
  );
}
