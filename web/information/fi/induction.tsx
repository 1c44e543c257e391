import type { Information } from '../information-type.ts';
import { INFORMATION_PATHS } from '../../app/routing/information-paths.ts';
import { paths } from '../../app/routing/paths.ts';
import { WORDMARK } from '../../app/shell/product.ts';

function Introduction() {
  return (
    <>
      <p className="info-lead">
        Työmaaperehdytyksessä opit tuntemaan juuri tämän työmaan: sen säännöt, vaarat ja turvalliset työtavat. Teet sen
        omalla puhelimellasi ennen kuin aloitat työt.
      </p>
      <p>
        <a className="info-button" href={paths.start}>
          Aloita perehdytys
        </a>
      </p>
    </>
  );
}

function Contents() {
  return (
    <>
      <h2>Mitä perehdytyksessä on</h2>
      <ul>
        <li>Työmaan perustiedot: osoite, kulku ja yhteyshenkilöt.</li>
        <li>Säännöt ja turvallisuusohjeet, jotka luet ja kuittaat sivu kerrallaan.</li>
        <li>Usein myös koe. Voit korjata vastauksesi ja lukea ohjeen uudelleen.</li>
        <li>Pätevyyskortit, joita työmaa pyytää.</li>
        <li>Allekirjoitus.</li>
      </ul>
      <p>Sisällön tekee työmaan oma väki, joten jokaisen työmaan perehdytys on erilainen.</p>
      <h2>Mitä tarvitset</h2>
      <ul>
        <li>Työmaan 6-numeroinen PIN-koodi tai QR-koodi. Löydät sen ilmoitustaululta tai saat sen työnjohdolta.</li>
        <li>Puhelin, jossa on selain ja kamera. Mitään ei tarvitse asentaa.</li>
        <li>Pätevyyskorttisi kuvaamista varten.</li>
        <li>Veronumerosi, jos työmaa kysyy sitä.</li>
        <li>Sähköpostiosoite tai puhelinnumero, jotta voit jatkaa myöhemmin.</li>
      </ul>
    </>
  );
}

function Steps() {
  return (
    <>
      <h2>Näin se etenee</h2>
      <ol className="info-steps">
        <li>
          <h3>Anna PIN-koodi</h3>
          <p>Kuvaa QR-koodi puhelimella tai kirjoita koodin kuusi numeroa.</p>
          <img
            src="/images/landing/start.fi.webp"
            width="360"
            height="480"
            loading="lazy"
            alt="Puhelimen näyttö, jossa on kuusi ruutua PIN-koodille."
          />
        </li>
        <li>
          <h3>Täytä tietosi</h3>
          <p>Anna nimesi, yrityksesi ja muut tiedot, jotka työmaa tarvitsee työntekijäluetteloon.</p>
        </li>
        <li>
          <h3>Lue ja kuittaa sivut</h3>
          <p>Osalla sivuista on lukuaika. Voit jatkaa, kun se on kulunut.</p>
          <img
            src="/images/landing/induction.fi.webp"
            width="360"
            height="480"
            loading="lazy"
            alt="Perehdytyksen sivu puhelimessa: ohjeet ja edistyminen mittanauhana."
          />
        </li>
        <li>
          <h3>Lisää kortit ja allekirjoita</h3>
          <p>Kuvaa kortit. Allekirjoita sormella tai kirjoita nimesi.</p>
        </li>
        <li>
          <h3>Näytä valmis perehdytys</h3>
          <p>Näytä viimeinen sivu työnjohdolle. Työnjohto hyväksyy perehdytyksesi.</p>
        </li>
      </ol>
    </>
  );
}

function Facts() {
  return (
    <>
      <h2>Kauanko se kestää</h2>
      <p>
        Ensimmäinen sivu kertoo arvion ja sivujen määrän. Voit pitää tauon ja jatkaa samalla puhelimella 14 päivän ajan.
      </p>
      <h2>Kielet</h2>
      <p>
        Palvelu toimii suomeksi ja englanniksi, ja kielen voi vaihtaa kesken. Työmaan omat tekstit ovat sillä kielellä,
        jolla ne on kirjoitettu.
      </p>
      <h2>Mitä tiedoillesi tapahtuu</h2>
      <p>
        Tiedot saa yritys, joka on ottanut palvelun käyttöön työmaallasi. Se tarvitsee ne perehdytyksen todistamiseen ja
        lain vaatimaan työntekijäluetteloon. <a href={INFORMATION_PATHS.privacy.fi}>Tietosuojaseloste</a> kertoo
        tarkemmin.
      </p>
    </>
  );
}

function Questions() {
  return (
    <>
      <h2>Kysymyksiä</h2>
      <details>
        <summary>Koodi ei toimi</summary>
        <p>
          Tarkista numerot ilmoitustaululta. Jos koodi on oikein, kysy työnjohdolta, onko perehdytys vielä käytössä.
          Monen väärän yrityksen jälkeen palvelu pyytää odottamaan hetken.
        </p>
      </details>
      <details>
        <summary>Verkko katkeaa</summary>
        <p>
          Jatka vain. Vastauksesi pysyvät puhelimessa ja lähtevät, kun verkko palaa. Pidä sivu lopuksi auki, kunnes
          kaikki on lähetetty.
        </p>
      </details>
      <details>
        <summary>Vaihdoin puhelinta</summary>
        <p>
          Avaa linkki, jonka sait sähköpostiin tai tekstiviestillä. Lähetämme koodin, jolla jatkat siitä, mihin jäit.
          Vastaukset, joita vanha puhelin ei ollut lähettänyt, ovat vain siinä.
        </p>
      </details>
      <details>
        <summary>En osaa suomea</summary>
        <p>
          Vaihda kieleksi englanti sivun ylälaidasta. Jos et ymmärrä työmaan omia tekstejä, pyydä apua työnjohdolta
          ennen kuin kuittaat.
        </p>
      </details>
      <details>
        <summary>Korvaako tämä työturvallisuuskortin?</summary>
        <p>
          Ei korvaa. {WORDMARK} ei korvaa myöskään yleistä ePerehdytystä. Työmaan oma perehdytys tehdään niiden lisäksi.
        </p>
      </details>
    </>
  );
}

function Help() {
  return (
    <>
      <h2>Tarvitsetko apua?</h2>
      <p>Kysy ensin työmaasi työnjohdolta. He tuntevat työmaan ja näkevät, missä vaiheessa perehdytyksesi on.</p>
    </>
  );
}

function Content() {
  return (
    <>
      <Introduction />
      <Contents />
      <Steps />
      <Facts />
      <Questions />
      <Help />
    </>
  );
}

export const inductionFi: Information = {
  title: 'Työmaaperehdytys puhelimella',
  description:
    'Mitä työmaaperehdytys sisältää, mitä tarvitset mukaan, miten se etenee ja mitä teet, jos jokin ei toimi.',
  Content,
};
