import { SectionHead } from './section-head.tsx';
import { StartIcon } from './story-icons.tsx';
import story from './story.module.css';
import styles from './begin.module.css';
import type { StoryTexts } from './story-texts.ts';

/** How a site takes the service into use. */
export function Begin({ texts }: { texts: StoryTexts['begin'] }) {
  return (
    <section className={story.section} aria-labelledby="begin">
      <SectionHead id="begin" icon={<StartIcon />} reader={texts.for} title={texts.title} />
      <ol className={styles.steps}>
        {texts.steps.map(({ when, title, text }) => (
          <li key={title}>
            <span className={styles.when}>{when}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
