import type { Language } from '../../shared/core/fields.ts';
import { WORDMARK } from '../app/shell/product.ts';
import { PROVIDER } from '../app/shell/provider.ts';

const TEXTS = {
  fi: {
    name: 'Ylläpitäjä',
    businessId: 'Y-tunnus',
    address: 'Postiosoite',
    mail: 'Sähköpostiosoite',
    hours: 'Tuki',
    weekdays: 'arkisin klo',
  },
  en: {
    name: 'Provider',
    businessId: 'Business ID',
    address: 'Postal address',
    mail: 'Email address',
    hours: 'Support',
    weekdays: 'on weekdays at',
  },
} as const;

/** The service's provider from the build's settings; a deployment to production checks for `data-provider`. */
export function ProviderContact({ language }: { language: Language }) {
  const texts = TEXTS[language];
  const { name = WORDMARK, businessId, address, mail, hours } = PROVIDER;
  return (
    <dl className="info-contact">
      <dt>{texts.name}</dt>
      <dd data-provider={PROVIDER.name && 'name'}>{name}</dd>
      {businessId && (
        <>
          <dt>{texts.businessId}</dt>
          <dd>{businessId}</dd>
        </>
      )}
      {address && (
        <>
          <dt>{texts.address}</dt>
          <dd data-provider="address">{address}</dd>
        </>
      )}
      {mail && (
        <>
          <dt>{texts.mail}</dt>
          <dd data-provider="mail">
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
