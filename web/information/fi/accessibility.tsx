import type { Information } from '../information-type.ts';
import { ProviderContact } from '../provider-contact.tsx';
import { WORDMARK } from '../../app/shell/product.ts';
import { PROVIDER } from '../../app/shell/provider.ts';

function Content() {
  return (
    <>
      <p className="info-lead">
        Tavoitteemme on, että jokainen voi tehdä perehdytyksensä itse. Tämä seloste koskee palvelua {WORDMARK}. Se on
        laadittu 22.11.2026 oman arviomme perusteella.
      </p>
      <h2>Kuinka saavutettava palvelu on</h2>
      <p>
        Tavoitteenamme on WCAG 2.2 -ohjeiston taso AA. Palvelu täyttää tavoitteen osittain: alla on puutteet, jotka
        tiedämme.
      </p>
      <ul>
        <li>Palvelua voi käyttää pelkällä näppäimistöllä. Allekirjoituksen voi myös kirjoittaa.</li>
        <li>Tilan kertoo aina sana, ei pelkkä väri.</li>
        <li>Teksti suurenee ja sivut toimivat 320 pikselin levyisinä.</li>
        <li>Työntekijän painikkeet ovat vähintään 48 pikseliä korkeita.</li>
        <li>Liike vähenee, jos olet pyytänyt sitä laitteesi asetuksista.</li>
      </ul>
      <h2>Mitä puutteita tiedämme</h2>
      <ul>
        <li>
          Työmaan omat kuvat ja PDF-tiedostot tekee työmaa. Kaikilla kuvilla ei ole tekstivastinetta, ja kaikki
          tiedostot eivät ole saavutettavia.
        </li>
        <li>Työmaan omat tekstit ovat usein vain yhdellä kielellä, eikä ruudunlukija aina tiedä, millä.</li>
        <li>
          Olemme testanneet palvelun koneellisesti ja näppäimistöllä. Avustavia tekniikoita käyttävät ihmiset eivät ole
          vielä testanneet sitä.
        </li>
      </ul>
      <h2>Sivulla on lukuaika</h2>
      <p>
        Osalla perehdytyksen sivuista on vähimmäisaika, jota ei voi lyhentää. Enimmäisaikaa ei ole. Jos kirjautumisesi
        vanhenee, täyttämäsi tiedot säilyvät.
      </p>
      <h2>Kerro meille</h2>
      <p>
        Huomasitko puutteen? Kerro siitä{' '}
        {PROVIDER.mail ? 'sähköpostilla' : 'työmaasi työnjohdolle, joka välittää palautteen ylläpitäjälle'}. Kerro sivu
        ja mitä tapahtui. Vastaamme 14 päivän kuluessa.
      </p>
      <ProviderContact language="fi" />
      <h2>Valvonta</h2>
      <p>
        Jos palvelu kuuluu digipalvelulain (306/2019) piiriin etkä ole tyytyväinen vastaukseen, voit tehdä ilmoituksen{' '}
        <a href="https://www.saavutettavuusvaatimukset.fi/" rel="noreferrer">
          valvontaviranomaiselle (saavutettavuusvaatimukset.fi)
        </a>
        .
      </p>
    </>
  );
}

export const accessibilityFi: Information = {
  title: 'Saavutettavuusseloste',
  description: 'Kuinka saavutettava palvelu on, mitä puutteita tiedämme ja miten annat palautetta.',
  Content,
};
