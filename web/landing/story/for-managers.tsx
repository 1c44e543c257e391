import type { Language } from '../../../shared/core/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from './picture.tsx';
import { SectionHead } from './section-head.tsx';
import { PersonIcon, TickIcon } from './story-icons.tsx';
import story from './story.module.css';
import styles from './for-managers.module.css';
import type { StoryTexts } from './story-texts.ts';

export function ForManagers({ texts, language }: { texts: StoryTexts['manager']; language: Language }) {
  return (
    <section className={story.band} aria-labelledby="for-managers">
      <div className={classNames(story.section, styles.manager)}>
        <div>
          <SectionHead id="for-managers" icon={<PersonIcon />} reader={texts.for} title={texts.title} />
          <ul className={styles.ticks}>
            {texts.points.map((point) => (
              <li key={point}>
                <TickIcon />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <Picture name="home" of="desk" language={language} alt={texts.picture} className={story.desk} />
      </div>
    </section>
  );
}
