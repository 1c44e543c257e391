import { classNames } from '../../ui/class-names.ts';
import { OutsideIcon } from './story-icons.tsx';
import story from './story.module.css';
import styles from './laws.module.css';
import type { Law, StoryTexts } from './story-texts.ts';

/** Occupational Safety and Health Act 738/2002: section 14 (induction) and 52 a (photo identity card on a shared site). */
const ACT = 'https://www.finlex.fi/fi/lainsaadanto/2002/738';
const SECTIONS: readonly (readonly [Law, string])[] = [
  ['induction', `${ACT}#chp_2__sec_14`],
  ['identity', `${ACT}#chp_6__sec_52a`],
];

/** What the law asks of a site, and what the service does not replace. */
export function Laws({ texts }: { texts: StoryTexts['safety'] }) {
  return (
    <section className={story.band} aria-labelledby="laws">
      <div className={classNames(story.section, styles.laws)}>
        <h2 id="laws" className={story.title}>
          {texts.lawTitle}
        </h2>
        <div className={styles.prose}>
          {SECTIONS.map(([law, address]) => (
            <div key={law}>
              <p>{texts.laws[law].text}</p>
              <a href={address} className={styles.law} rel="noreferrer">
                {texts.laws[law].link}
                <OutsideIcon />
              </a>
            </div>
          ))}
          <p className={styles.limit}>{texts.limit}</p>
        </div>
      </div>
    </section>
  );
}
