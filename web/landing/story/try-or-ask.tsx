import { PROVIDER } from '../../app/shell/provider.ts';
import { paths } from '../../app/routing/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useDemoPin } from '../demo-pin.ts';
import { MailIcon, OnwardIcon } from './story-icons.tsx';
import story from './story.module.css';
import styles from './try-or-ask.module.css';
import type { StoryTexts } from './story-texts.ts';

function Demo({ texts, pin }: { texts: StoryTexts['demo']; pin: string }) {
  return (
    <section className={styles.box} aria-labelledby="try">
      <div className={classNames(story.tape, styles.tape)} aria-hidden="true" />
      <h2 id="try" tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <p className={styles.pin}>{pin.replace(/(\d{3})/, '$1\u00A0')}</p>
      <LinkButton to={paths.startWithPin(pin)}>
        {texts.start}
        <OnwardIcon />
      </LinkButton>
    </section>
  );
}

function Contact({ texts, mail }: { texts: StoryTexts['contact']; mail: string }) {
  return (
    <section className={styles.box} aria-labelledby="ask">
      <div className={classNames(story.tape, styles.tape)} aria-hidden="true" />
      <h2 id="ask">{texts.title}</h2>
      <p>{texts.text}</p>
      <a href={`mailto:${mail}`} className={buttonClass('secondary', { wide: false, isSmall: false })}>
        <MailIcon />
        {texts.write}
      </a>
    </section>
  );
}

/** The demo's induction, where this installation has one, and how to be in touch, where the build's settings tell an address. */
export function TryOrAsk({ demo, contact }: Pick<StoryTexts, 'demo' | 'contact'>) {
  const pin = useDemoPin();
  const { mail } = PROVIDER;
  if (pin === undefined && mail === undefined) return null;
  return (
    <div className={classNames(story.section, styles.boxes)}>
      {pin !== undefined && <Demo texts={demo} pin={pin} />}
      {mail !== undefined && <Contact texts={contact} mail={mail} />}
    </div>
  );
}
