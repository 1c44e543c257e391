import type { ReactNode } from 'react';
import type { Language } from '../../../shared/core/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from './picture.tsx';
import { SectionHead } from './section-head.tsx';
import { CardIcon, ChainIcon, GateIcon, HistoryIcon, ListIcon, OffNetworkIcon, ShieldIcon } from './story-icons.tsx';
import story from './story.module.css';
import styles from './for-safety.module.css';
import { SAFETY_FACTS, type SafetyFact, type StoryTexts } from './story-texts.ts';

const ICONS: Record<SafetyFact, ReactNode> = {
  offline: <OffNetworkIcon />,
  chain: <ChainIcon />,
  gate: <GateIcon />,
  list: <ListIcon />,
  cards: <CardIcon />,
  history: <HistoryIcon />,
};

/** What stands when somebody asks afterwards. */
export function ForSafety({ texts, language }: { texts: StoryTexts['safety']; language: Language }) {
  const { facts, picture, title, lead } = texts;
  return (
    <section className={story.dark} aria-labelledby="for-safety">
      <div className={story.tape} aria-hidden="true" />
      <div className={classNames(story.section, styles.safety)}>
        <div>
          <SectionHead id="for-safety" icon={<ShieldIcon />} reader={texts.for} title={title} lead={lead} isOnDark />
          <ul className={styles.facts}>
            {SAFETY_FACTS.map((fact) => (
              <li key={fact}>
                {ICONS[fact]}
                <div>
                  <h3>{facts[fact].title}</h3>
                  <p>{facts[fact].text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <Picture
          name="gate"
          of="phone"
          language={language}
          alt={picture}
          className={classNames(story.phone, styles.phone)}
        />
      </div>
    </section>
  );
}
