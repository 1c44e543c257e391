import type { Language } from '../../../shared/core/fields.ts';
import { Picture } from './picture.tsx';
import { SectionHead } from './section-head.tsx';
import { PhoneIcon } from './story-icons.tsx';
import story from './story.module.css';
import styles from './for-workers.module.css';
import { WORKER_SCREENS, type StoryTexts } from './story-texts.ts';

/** The induction in five screens of a phone; a phone shows them side by side, to be scrolled. */
export function ForWorkers({ texts, language }: { texts: StoryTexts['worker']; language: Language }) {
  return (
    <section className={story.section} aria-labelledby="for-workers">
      <SectionHead id="for-workers" icon={<PhoneIcon />} reader={texts.for} title={texts.title} lead={texts.lead} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- keyboard users scroll the pictures with arrow keys, so they take the focus */}
      <div role="group" className={styles.scroller} tabIndex={0} aria-labelledby="for-workers">
        <ol className={styles.screens}>
          {WORKER_SCREENS.map((screen, index) => {
            const { title, text, picture } = texts.steps[screen];
            return (
              <li key={screen}>
                <Picture name={screen} of="phone" language={language} alt={picture} className={story.phone} />
                <h3>
                  <span className={styles.number}>{index + 1}</span>
                  {title}
                </h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
