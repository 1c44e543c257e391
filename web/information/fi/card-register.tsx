import { CardList, type CardLines } from '../card-lines.tsx';
import type { Information } from '../information-type.ts';
import { WARNING_DAYS } from '../../../shared/content/card-rules.ts';
import { INFORMATION_PATHS } from '../../app/routing/information-paths.ts';
import { WORDMARK } from '../../app/shell/product.ts';

const LINES: CardLines = {
  Valttikortti: {
    name: 'Valttikortti',
    line: 'Kuvallinen henkilötunniste, jossa on veronumero. Voit valita ”Ei vanhene”, mutta itse kortissa on viimeinen voimassaolopäivä.',
  },
  Henkilökortti: { name: 'Henkilökortti', line: 'Todistaa henkilöllisyytesi, jos työmaa pyytää sitä.' },
  Sähkötyöturvallisuuskortti: {
    name: 'Sähkötyöturvallisuuskortti',
    line: 'Koulutus turvalliseen sähkötyöhön (SFS 6002).',
  },
  Tulityökortti: {
    name: 'Tulityökortti',
    line: 'Tarvitaan hitsaukseen, polttoleikkaukseen ja muihin töihin, joissa syntyy kipinöitä, liekkejä tai kuumuutta.',
  },
  Työturvallisuuskortti: {
    name: 'Työturvallisuuskortti',
    line: 'Yhteisen työpaikan perustiedot. Myös todistus tai kuvakaappaus käy, jos korttia ei ole painettu.',
  },
  Työterveyskortti: {
    name: 'Työterveyskortti',
    line: 'Osoittaa, että työterveyden tarkastus on tehty. Älä kuvaa terveystietoja.',
  },
  Ensiapukortti: { name: 'Ensiapukortti', line: 'Ensiapukoulutus, esimerkiksi EA 1, EA 2 tai hätäensiapu.' },
  Verotunnistekortti: { name: 'Verotunnistekortti', line: 'Kuvallinen tunniste, jossa on veronumero.' },
  Kylmäainekortti: { name: 'Kylmäainekortti', line: 'Pätevyys kylmäaineiden käsittelyyn.' },
  Vesityökortti: { name: 'Vesityökortti', line: 'Koulutus vesilaitosten hygieenisiin töihin.' },
  Kattotulityökortti: {
    name: 'Kattotulityökortti',
    line: 'Vanha kortti kattojen tulitöihin. Nykyisin tulityökortti kattaa ne.',
  },
  Trukkikortti: {
    name: 'Trukkikortti',
    line: 'Koulutus trukin ajoon. Lisäksi tarvitset työnantajan kirjallisen luvan.',
  },
  Tieturvakortti: { name: 'Tieturvakortti', line: 'Koulutus turvalliseen työhön tiellä.' },
  Ratatyökortti: { name: 'Ratatyökortti', line: 'Koulutus turvalliseen työhön radalla.' },
  Henkilönostokortti: {
    name: 'Henkilönostokortti',
    line: 'Koulutus henkilönostimen käyttöön. Lisäksi tarvitset työnantajan kirjallisen luvan.',
  },
  other: { name: 'Muu kortti', line: 'Kirjoita kortin nimi itse, jos sitä ei ole luettelossa.' },
};

function Introduction() {
  return (
    <>
      <p className="info-lead">
        Korttirekisterissä ovat työntekijöiden pätevyyskortit, joita työmaa tarvitsee. Kortti tulee rekisteriin, kun
        lisäät sen perehdytykseesi.
      </p>
      <p className="info-note">
        {WORDMARK} ei ole viranomaisen rekisteri eikä kortin myöntäjä. Se näyttää kortin sellaisena kuin työntekijä on
        sen lisännyt. Kortin aitouden ja voimassaolon varmistat sen myöntäjältä.
      </p>
      <h2>Kenen rekisteri on</h2>
      <p>
        Rekisteri on sen yrityksen, joka on ottanut palvelun käyttöön työmaalla. Yritys päättää, mitä kortteja työmaalla
        tarvitaan, ja vastaa tiedoista.
      </p>
    </>
  );
}

function Cards() {
  return (
    <>
      <h2>Kortit</h2>
      <p>Perehdytyslomake kertoo, mitkä kortit ovat pakollisia juuri tällä työmaalla.</p>
      <CardList lines={LINES} />
    </>
  );
}

function Adding() {
  return (
    <>
      <h2>Näin lisäät kortin</h2>
      <ol>
        <li>Avaa perehdytyksessä sivu, jolla kortteja pyydetään.</li>
        <li>Valitse kortti ja sen viimeinen voimassaolopäivä.</li>
        <li>Ota kuva tai valitse se puhelimesta.</li>
        <li>Tallenna. Lähetämme kuvan, kun verkko toimii.</li>
      </ol>
      <h3>Ohjeita kuvaan</h3>
      <ul>
        <li>Aseta kortti tasaiselle, tummalle alustalle.</li>
        <li>Vältä heijastuksia: käännä kortti pois valosta.</li>
        <li>Kuvaa koko kortti niin, että tekstin voi lukea.</li>
      </ul>
      <p>Kuvasta poistuvat paikka ja kameran tiedot ennen lähetystä.</p>
      <h2>Näin päivität kortin</h2>
      <p>
        Kun kortti on vanhenemassa, muistutuksessa on linkki sen päivittämiseen. Linkki pyytää koodin, jonka lähetämme
        sähköpostiisi tai puhelimeesi. Uudessa perehdytyksessä voit kopioida aiemmat korttisi.
      </p>
    </>
  );
}

function Expiry() {
  return (
    <>
      <h2>Kun kortti vanhenee</h2>
      <dl className="info-terms">
        <div>
          <dt>Voimassa</dt>
          <dd>Kortin viimeiseen päivään on yli {WARNING_DAYS} päivää.</dd>
        </div>
        <div>
          <dt>Vanhenee pian</dt>
          <dd>Päiviä on enintään {WARNING_DAYS}. Kortti näkyy keltaisena.</dd>
        </div>
        <div>
          <dt>Vanhentunut</dt>
          <dd>Kortti on vanhentunut merkitystä päivästä alkaen. Se näkyy punaisena.</dd>
        </div>
        <div>
          <dt>Ei vanhene</dt>
          <dd>Kortille ei ole merkitty päivää. Vain Valttikortille voi valita tämän.</dd>
        </div>
      </dl>
      <p>
        Työmaa voi ottaa käyttöön muistutukset: ne lähtevät 14, 7 ja 1 päivää ennen vanhenemista sinulle, työmaan
        vastuuhenkilöille tai molemmille.
      </p>
    </>
  );
}

function Keeping() {
  return (
    <>
      <h2>Kuka näkee kortit</h2>
      <p>
        Kortit kuvineen näkevät ne yrityksen käyttäjät, joilla on oikeus kortteihin tai perehdytyksiin, ja palvelun
        ylläpitäjä. Muut työntekijät eivät näe kuvia. Jos sinut valitaan työlupaan, luvan lukijat näkevät nimesi,
        yrityksesi sekä valitun kortin nimen ja viimeisen voimassaolopäivän. Lukijoita ovat yrityksen lupien käyttäjät,
        lupaan nimetyt henkilöt ja se, jolla on luvan tuloste.
      </p>
      <h2>Kuinka kauan kortit säilyvät</h2>
      <p>
        Yritys arkistoi kortit, joita työmaa ei enää tarvitse. Arkistoitu kortti on luettelossa erikseen, eikä siitä
        lähde muistutuksia. Ylläpitäjä poistaa kortin kuvan 12 kuukautta työmaan valmistumisesta.{' '}
        <a href={INFORMATION_PATHS.privacy.fi}>Tietosuojaseloste</a> kertoo säilytyksestä tarkemmin.
      </p>
      <h2>Miten saat korttisi pois</h2>
      <p>
        Pyydä työmaan työnjohtoa arkistoimaan korttisi. Jos haluat, että se poistetaan kokonaan, pyydä sitä yritykseltä:
        ylläpitäjä poistaa kortin sen puolesta. Yritys vastaa pyyntöösi rekisterinpitäjänä.
      </p>
    </>
  );
}

function Content() {
  return (
    <>
      <Introduction />
      <Cards />
      <Adding />
      <Expiry />
      <Keeping />
    </>
  );
}

export const cardRegisterFi: Information = {
  title: 'Korttirekisteri',
  description:
    'Mitä pätevyyskortteja työmaa kerää, miten lisäät ja päivität kortin, kuka sen näkee ja milloin se vanhenee.',
  Content,
};
