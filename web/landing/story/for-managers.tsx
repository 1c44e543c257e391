import type { Language } from '../../../shared/core/fields.ts';
import { Picture } from './picture.tsx';
import { SectionHead } from './section-head.tsx';
import { PersonIcon, TickIcon } from './story-icons.tsx';
import styles from './story.module.css';
import type { StoryTexts } from './story-texts.ts';

export function ForManagers({ texts, language }: { texts: StoryTexts['manager']; language: Language }) {
  return (
    <section className={styles.band} aria-labelledby="for-managers">
      <div className={styles.manager}>
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
        <Picture name="home" of="desk" language={language} alt={texts.picture} className={styles.desk} />
      </div>
    </section>
  );
}
