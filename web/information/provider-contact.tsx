import type { Language } from '../../shared/core/fields.ts';
import { WORDMARK } from '../app/product.ts';
import { PROVIDER } from '../app/provider.ts';

const TEXTS = {
  fi: { name: 'Ylläpitäjä', businessId: 'Y-tunnus', mail: 'Sähköpostiosoite', hours: 'Tuki', weekdays: 'arkisin klo' },
  en: {
    name: 'Provider',
    businessId: 'Business ID',
    mail: 'Email address',
    hours: 'Support',
    weekdays: 'on weekdays at',
  },
} as const;

/** Who keeps the service up, as far as the settings of the build tell. */
export function ProviderContact({ language }: { language: Language }) {
  const texts = TEXTS[language];
  const { name = WORDMARK, businessId, mail, hours } = PROVIDER;
  return (
    <dl className="info-contact">
      <dt>{texts.name}</dt>
      <dd>{name}</dd>
      {businessId && (
        <>
          <dt>{texts.businessId}</dt>
          <dd>{businessId}</dd>
        </>
      )}
      {mail && (
        <>
          <dt>{texts.mail}</dt>
          <dd>
            <a href={`mailto:${mail}`}>{mail}</a>
          </dd>
        </>
      )}
      {hours && (
        <>
          <dt>{texts.hours}</dt>
          <dd>
            {texts.weekdays} {hours}
          </dd>
        </>
      )}
    </dl>
  );
}
