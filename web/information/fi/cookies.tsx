import { BrowserItemTable } from '../browser-item-table.tsx';
import type { Information } from '../information-type.ts';
import { WORDMARK } from '../../app/shell/product.ts';

function Content() {
  return (
    <>
      <p className="info-lead">
        Käytämme vain välttämättömiä evästeitä ja muita tallenteita. Siksi emme kysy suostumusta. Tällä sivulla
        kerromme, mitä selaimesi säilyttää ja miksi.
      </p>
      <h2>Mitä emme tee</h2>
      <ul>
        <li>Emme seuraa käyntejäsi emmekä mittaa niitä selaimessasi.</li>
        <li>Sivuilla ei ole mainoksia eikä muiden palvelujen osia.</li>
        <li>Kaikki tiedostot tulevat palvelun omasta osoitteesta.</li>
      </ul>
      <h2>Mitä selaimesi säilyttää</h2>
      <BrowserItemTable language="fi" />
      <h2>Miten poistat tallenteet</h2>
      <p>
        Voit poistaa keskeneräisen perehdytyksen tiedot puhelimesta perehdytyksen omasta sivuluettelosta. Kirjautumisen
        tiedot poistuvat, kun kirjaudut ulos. Kaikki tallenteet poistuvat, kun tyhjennät selaimesi sivustotiedot.
        Vanhentunutta tallennetta palvelu ei enää käytä, vaikka selain poistaisi sen vasta myöhemmin.
      </p>
      <p className="info-note">
        Lähetä keskeneräinen perehdytys ennen tyhjentämistä. Lähettämättömiä vastauksia ei ole missään muualla.
      </p>
      <p>
        {WORDMARK} toimii myös, jos selaimesi ei säilytä mitään. Silloin keskeneräinen työ katoaa, kun suljet
        välilehden.
      </p>
    </>
  );
}

export const cookiesFi: Information = {
  title: 'Evästeet ja muut tallenteet',
  description: 'Mitä palvelu säilyttää selaimessasi, miksi ja kuinka kauan. Vain välttämättömät, ei seurantaa.',
  Content,
};
