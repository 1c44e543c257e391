import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../app/routing/paths.ts';
import { WORDMARK } from '../app/shell/product.ts';
import { EmailAddress } from '../ui/layout/email-address.tsx';
import { Facts } from '../ui/layout/facts.tsx';
import { ICONS } from './all-icons.ts';
import * as staffIcons from '../ui/staff-icons.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { ProofCard } from '../ui/figures/proof-card.tsx';
import { QrCode } from '../ui/figures/qr-code.tsx';
import { Ruler } from '../ui/figures/ruler.tsx';
import { Trail, type TrailLine } from '../ui/figures/trail.tsx';
import { Tag } from '../ui/figures/tag.tsx';
import { TopBar } from '../ui/bars/top-bar.tsx';
import { Wordmark } from '../ui/bars/wordmark.tsx';
import { useStaffLanguage } from '../app/texts/i18n.ts';
import { Part, State } from './part.tsx';
import styles from './shown-parts.module.css';
import { SAMPLE } from './samples.ts';

function Icons({ icons }: { icons: Readonly<Record<string, () => ReactNode>> }) {
  return (
    <State name="rest" isWide>
      <ul className={styles.icons}>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className={styles.icon}>
            <Icon />
            {name.replace(/Icon$/, '')}
          </li>
        ))}
      </ul>
    </State>
  );
}

const PERMIT_TONES = {
  draft: 'draft',
  waiting: 'pending',
  granted: 'approved',
  valid: 'valid',
  suspended: 'suspended',
  watch: 'watch',
  expired: 'expired',
  workApproved: 'workApproved',
  workRejected: 'workRejected',
  cancelled: 'cancelled',
  archived: 'archived',
} as const;
const PERMIT_STATES = Object.keys(PERMIT_TONES) as (keyof typeof PERMIT_TONES)[];

function TagPart() {
  const { t } = useTranslation();
  return (
    <Part name="tag">
      <State name="rest" isWide>
        <div className={styles.row}>
          {PERMIT_STATES.map((state) => (
            <Tag key={state} tone={PERMIT_TONES[state]}>
              {t(`permits.state.${state}`)}
            </Tag>
          ))}
        </div>
        <div className={styles.row}>
          <Tag tone="cardExpired">{t('cards.state.expired', { date: '1.3.2026' })}</Tag>
          <Tag tone="cardWarn">{t('cards.state.warn', { count: 9 })}</Tag>
          <Tag tone="cardValid">{t('cards.state.valid', { date: '1.3.2028' })}</Tag>
          <Tag tone="cardNoExpiry">{t('cards.state.none')}</Tag>
        </div>
      </State>
    </Part>
  );
}

const TRAIL: readonly TrailLine[] = [
  {
    key: 'approved',
    at: '2026-11-24T09:12:00.000Z',
    what: 'Hyväksyttiin',
    who: 'Maija Mestari',
    how: 'kirjautuneena',
    details: ['Perustelu: kaikki kunnossa'],
  },
  { key: 'started', at: '2026-11-24T05:02:00.000Z', what: 'Perehdytys aloitettiin', who: 'työntekijä itse' },
];

function TrailPart() {
  return (
    <Part name="trail">
      <State name="rest">
        <Trail lines={TRAIL} />
      </State>
    </Part>
  );
}

function RulerPart() {
  return (
    <Part name="ruler">
      <State name="rest">
        <Ruler count={9} current={3} doneCount={3} />
      </State>
      <State name="filled">
        <Ruler count={9} doneCount={9} />
      </State>
      <State name="long">
        <Ruler count={22} current={8} doneCount={8} />
      </State>
    </Part>
  );
}

function BoxParts() {
  const { t } = useTranslation();
  const facts = [
    { key: 'name', label: t('users.name'), value: SAMPLE.name },
    { key: 'company', label: t('details.field.company'), value: SAMPLE.long },
    { key: 'email', label: t('details.field.email'), value: '' },
  ];
  return (
    <>
      <Part name="facts">
        <State name="rest" isWide>
          <Facts facts={facts} />
        </State>
      </Part>
      <Part name="email-address">
        <State name="rest">
          <EmailAddress email={SAMPLE.email} />
        </State>
      </Part>
      <Part name="panel">
        <State name="rest" isWide>
          <Panel title={t('users.details')} beside={<Tag tone="draft">{t('permits.state.draft')}</Tag>}>
            <Facts facts={facts} />
          </Panel>
        </State>
      </Part>
    </>
  );
}

function HeadParts() {
  const language = useStaffLanguage();
  const wordmark = <Wordmark to={paths.home(language)} name={WORDMARK} />;
  return (
    <>
      <Part name="page-heading">
        <State name="rest" isWide>
          <PageHeading title={SAMPLE.name} level={2} takesFocus={false} namesDocument={false} />
        </State>
        <State name="long" isWide>
          <PageHeading title={SAMPLE.long} level={2} takesFocus={false} namesDocument={false} />
        </State>
      </Part>
      <Part name="wordmark">
        <State name="rest">{wordmark}</State>
      </Part>
      <Part name="top-bar">
        <State name="rest" isWide>
          <TopBar start={wordmark} end={<Tag tone="draft">{SAMPLE.pin}</Tag>} />
        </State>
      </Part>
    </>
  );
}

const PROOF = {
  site: 'Kalasataman torni C',
  form: 'Työmaan perehdytys',
  name: SAMPLE.name,
  number: SAMPLE.permitPin,
  signed: `${SAMPLE.day}T09:30:00.000Z`,
};

/** Parts without controls. */
export function ShownParts() {
  const { t } = useTranslation();
  return (
    <>
      <TagPart />
      <RulerPart />
      <TrailPart />
      <BoxParts />
      <HeadParts />
      <Part name="qr-code">
        <State name="rest">
          <QrCode text={`https://example.com/s/${SAMPLE.pin}`} label={t('lists.copyPin', { pin: SAMPLE.pin })} />
        </State>
      </Part>
      <Part name="proof-card">
        <State name="rest">
          <ProofCard card={{ ...PROOF, employer: SAMPLE.company }}>
            <Tag tone="pending">{t('player.done.waiting')}</Tag>
          </ProofCard>
        </State>
        <State name="long">
          <ProofCard card={{ ...PROOF, name: SAMPLE.long, form: SAMPLE.long }} />
        </State>
      </Part>
      <Part name="icons">
        <Icons icons={ICONS} />
      </Part>
      <Part name="staff-icons">
        <Icons icons={staffIcons} />
      </Part>
    </>
  );
}
