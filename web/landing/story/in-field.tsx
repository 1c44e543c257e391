import type { Language } from '../../../shared/core/fields.ts';
import { Picture } from './picture.tsx';
import { SectionHead } from './section-head.tsx';
import { GateIcon } from './story-icons.tsx';
import story from './story.module.css';
import styles from './in-field.module.css';
import { FIELD_SCREENS, type FieldScreen, type StoryTexts } from './story-texts.ts';

const SHOTS = Object.keys(FIELD_SCREENS) as FieldScreen[];

/** What a site looks at while the work goes on: a permit, the board of all of them, the people. */
export function InField({ texts, language }: { texts: StoryTexts['field']; language: Language }) {
  return (
    <section className={story.section} aria-labelledby="in-field">
      <SectionHead id="in-field" icon={<GateIcon />} reader={texts.for} title={texts.title} lead={texts.lead} />
      <ul className={styles.shots}>
        {SHOTS.map((shot) => {
          const { title, text, picture } = texts.shots[shot];
          const of = FIELD_SCREENS[shot];
          return (
            <li key={shot} className={styles[shot]}>
              <Picture name={shot} of={of} language={language} alt={picture} className={story[of]} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
