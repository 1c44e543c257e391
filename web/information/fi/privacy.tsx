import type { Information } from '../information-type.ts';
import { ProviderContact } from '../provider-contact.tsx';
import { RetentionTable } from '../retention-table.tsx';
import { INFORMATION_PATHS } from '../../app/routing/information-paths.ts';
import { WORDMARK } from '../../app/shell/product.ts';

const RETENTION = [
  ['Työntekijäluettelon tiedot', '6 vuotta sen vuoden lopusta, jona työmaa valmistui (52 b §)'],
  [
    'Läsnäolo työmaalla, jos työmaa kirjaa sitä',
    '12 kuukautta päivästä, tai työmaan asettama 1–24 kuukautta; sitten vain ensimmäinen ja viimeinen päivä',
  ],
  [
    'Työmaan henkilöt ja läsnäolo portin puhelimessa',
    '24 tuntia; lähettämätön merkintä, kunnes se on lähetetty tai poistettu, enintään 14 päivää',
  ],
  ['Kuka löytyi evakuoinnissa', '7 päivää; sitten vain ajat ja määrät'],
  ['Kesken jäänyt perehdytys', '30 päivää aloituksesta'],
  ['Valmis perehdytys kortteineen', '6 vuotta sen vuoden lopusta, jona työmaa valmistui'],
  ['Kortin kuva', '12 kuukautta työmaan valmistumisesta'],
  ['Työlupa', '6 vuotta sen vuoden lopusta, jona lupa päättyi'],
  ['Yhteystiedot työluvalla', '24 kuukautta luvan päättymisestä'],
  ['Käyttäjätunnus', 'kunnes yritys poistaa sen'],
  ['Kuka henkilöstöstä avasi perehdytyksesi', '2 vuotta'],
  ['Haku, jolla tietojasi on etsitty tietopyyntöä varten', '2 päivää; merkintä siitä, kuka haki, 2 vuotta'],
  ['Laskutuksen merkintä', 'pysyvästi; nimi poistuu, kun perehdytys poistetaan'],
  ['Lähetetyt viestit', '1 vuosi; koodit ja linkkien salaisuudet poistetaan heti lähetyksen jälkeen'],
  [
    'Kertakäyttökoodi ja salasanan vaihtolinkki',
    'voimassa 30 minuuttia ja 1 tunnin; pyyntö salasanan vaihtamisesta 30 päivää',
  ],
  ['Tekniset lokit, joissa ei ole vastauksiasi', '1 kuukausi'],
  ['Palautustiedot', 'tietokanta 35 päivää; poistettu tai korvattu tiedosto 90 päivää'],
  [
    'Tiedot omassa puhelimessasi',
    <>
      kunnes ne on lähetetty; muut kuin lähettämättömät enintään 14 päivää, tehdyn perehdytyksen kortti 30 päivää ja
      kulkupassi 30 päivää sen voimassaolon jälkeen (jos sillä ei ole loppua, kunnes poistat sen;{' '}
      <a href={INFORMATION_PATHS.cookies.fi}>evästeet ja tallenteet</a>)
    </>,
  ],
] as const;

function Introduction() {
  return (
    <>
      <p className="info-lead">
        Tämä seloste kertoo, miten henkilötietoja käsitellään palvelussa {WORDMARK}: työmaan perehdytyksissä,
        pätevyyskorteissa ja työluvissa. Seloste on päivätty 22.11.2026.
      </p>
      <h2>Rekisterinpitäjä</h2>
      <p>
        Työmaan tietojen rekisterinpitäjä on yritys, joka on ottanut palvelun käyttöön työmaalla: yleensä
        pääurakoitsija, rakennuttaja tai työnantajasi. Jos et tiedä sen nimeä, kysy työnjohdolta. Kysymykset ja pyynnöt
        osoitat sille. Jos yritys on nimennyt tietosuojavastaavan, se kertoo hänen yhteystietonsa.
      </p>
      <p>Palvelun ylläpitäjä käsittelee tietoja yrityksen puolesta ja sen ohjeiden mukaan.</p>
      <ProviderContact language="fi" />
    </>
  );
}

function Purposes() {
  return (
    <>
      <h2>Mihin tietoja käytetään</h2>
      <ul>
        <li>perehdytyksen antamiseen, seuraamiseen ja todistamiseen</li>
        <li>
          pätevyyksien tarkistamiseen sekä muistuttamiseen korttien vanhenemisesta, perehdytyksen päättymisestä ja sen
          uusimisesta
        </li>
        <li>työlupien laatimiseen, allekirjoittamiseen ja valvontaan</li>
        <li>yhteisen rakennustyömaan työntekijäluetteloon</li>
        <li>
          tietoon siitä, ketkä ovat työmaalla, jos työmaa kirjaa saapumiset ja lähdöt: työmaa käy tarkoituksen läpi
          työntekijöiden kanssa ennen sitä
        </li>
        <li>palvelun käyttäjien tunnistamiseen, tietoturvaan ja laskutukseen</li>
      </ul>
      <h2>Käsittelyn peruste</h2>
      <p>
        Perehdytyksen ja työntekijäluettelon tietoja käsitellään lakisääteisen velvoitteen täyttämiseksi
        (työturvallisuuslaki 738/2002, 14, 52 a ja 52 b §). Korttien kuvia, työlupia ja käyttäjätunnuksia käsitellään
        rekisterinpitäjän oikeutetun edun perusteella: työmaan on voitava varmistaa, että työ on turvallista.
      </p>
    </>
  );
}

function Data() {
  return (
    <>
      <h2>Mitä tietoja käsitellään</h2>
      <ul>
        <li>nimi, syntymäaika, veronumero, yritys ja sen Y-tunnus, sähköpostiosoite ja puhelinnumero</li>
        <li>luetut ja kuitatut sivut aikoineen, kokeen vastaukset ja lomakkeen muut vastaukset</li>
        <li>perehdytyksen viimeinen voimassaolopäivä, pyyntö uusia se ja se, mikä perehdytys on uusittu</li>
        <li>allekirjoitus, sen paikka ja aika</li>
        <li>
          saapumiset työmaalle ja lähdöt sieltä, jos työmaa kirjaa niitä: aika, kuka merkitsi ja mitä portti sanoi; jos
          merkitset itse, tiiviste avaimesta, joka on puhelimessasi
        </li>
        <li>pätevyyskortit: laji, viimeinen voimassaolopäivä ja kuva</li>
        <li>
          työluvat: henkilöt rooleineen, allekirjoitukset, hyväksynnät ja kuvat; kenen kirjautumisella, PIN-koodilla tai
          puhelimella allekirjoitus on annettu; kuka luvan on keskeyttänyt, jatkanut tai luovuttanut ja miksi; sekä
          jälkivartioinnin kierrokset, niiden tekijät, havainnot, kuvat ja ajat
        </li>
        <li>
          käyttäjätunnukset: nimi, sähköpostiosoite, osasto, oikeudet sekä salasanan ja allekirjoitus-PINin tiivisteet
        </li>
        <li>verkko-osoitteen tiiviste, jolla rajoitetaan arvaamista (enintään vuorokauden)</li>
        <li>lähetetyt viestit ja muutosten historia: kuka muutti, mitä ja milloin</li>
        <li>kuka henkilöstöstä on avannut perehdytyksesi, minä päivänä ja miten</li>
      </ul>
      <p>
        Palvelun valmiit kentät eivät kysy henkilötunnusta eivätkä terveystietoja. Työmaa päättää, kysytäänkö
        syntymäaika ja veronumero, ja kirjoittaa omat kysymyksensä itse.
      </p>
      <h2>Mistä tiedot saadaan</h2>
      <p>
        Pääosin sinulta. Lisäksi veronumeron tietoja voidaan verrata veronumerorekisteriin ja yrityksen nimeä
        kaupparekisterin avoimeen tietoon. Työnjohto voi korjata tietoja, ja jokaisesta korjauksesta jää merkintä.
      </p>
    </>
  );
}

function Recipients() {
  return (
    <>
      <h2>Kuka tietoja saa</h2>
      <ul>
        <li>rekisterinpitäjän käyttäjät, joilla on oikeus perehdytyksiin, kortteihin tai lupiin</li>
        <li>
          työlupaan nimetyt henkilöt ja se, jolla on luvan tuloste: luvalla näkyvät nimet, yritykset, allekirjoitukset
          ja valitun kortin nimi ja viimeinen voimassaolopäivä
        </li>
        <li>
          se, jolle näytät kulkupassisi tai jolla on sen osoite: passilla näkyvät nimi, yritys, työmaa, perehdytyksen
          voimassaolo sekä korttien nimet ja se, ovatko ne voimassa
        </li>
        <li>
          se, jolla on työmaan lupataulun osoite, jos työmaa pitää taulun auki: taululla näkyvät lupien nimet, alueet ja
          ajat sekä luvan myöntäjän sukunimi ja etunimen ensimmäinen kirjain
        </li>
        <li>
          rekisterinpitäjän valitsemat ohjelmat, kuten kulunvalvonta: niille kerrotaan tapahtumista tunnisteina ja
          aikoina, tulot ja lähdöt vain, jos rekisterinpitäjä niin valitsee; lähetetyt viestit säilyvät seitsemän päivää
        </li>
        <li>palvelun ylläpitäjä, joka hoitaa palvelua</li>
        <li>veronumerorekisteri, jos veronumerot tarkistetaan siitä</li>
        <li>viranomainen, kun laki sitä vaatii</li>
        <li>pilvipalvelujen tuottaja Amazon Web Services, joka säilyttää tiedot ja välittää viestit</li>
      </ul>
      <p>Tietoja ei myydä eikä käytetä markkinointiin.</p>
      <h2>Siirto EU:n ulkopuolelle</h2>
      <p>
        Tiedot säilytetään Euroopan unionissa (Tukholma). Sivut ja kuvat välitetään sinulle lähimmän verkkopisteen
        kautta. Jos olet EU:n tai ETA:n ulkopuolella, tiedot kulkevat sinne, missä olet. Pilvipalvelun tuottaja kuuluu
        yhdysvaltalaiseen konserniin, ja sen mahdolliset siirrot perustuvat EU:n tietosuojan riittävyyttä koskevaan
        päätökseen tai vakiolausekkeisiin.
      </p>
    </>
  );
}

function Retention() {
  return (
    <>
      <h2>Kuinka kauan tiedot säilyvät</h2>
      <p>
        Rekisterinpitäjä vastaa säilytysajoista ja voi asettaa niitä toisin; työntekijäluettelon ajan määrää laki.
        Palvelu poistaa perehdytykset, kuvat ja luvat, kun niiden aika on kulunut ja siitä on kerrottu
        rekisterinpitäjälle 14 päivää aiemmin. Työmaa on valmistunut, kun se on päätetty ja sen päättymispäivä on
        merkitty. Jos työmaata ei ole, aika alkaa perehdytyksen allekirjoituksesta tai kortin viimeisestä muutoksesta.
      </p>
      <RetentionTable caption="Säilytysajat ja niiden perusteet" columns={['Tieto', 'Säilytys']} rows={RETENTION} />
    </>
  );
}

function Rights() {
  return (
    <>
      <h2>Miten tietoja suojataan</h2>
      <ul>
        <li>Yhteys ja tallennetut tiedot on salattu.</li>
        <li>
          Yrityksen käyttäjä näkee vain oman yrityksensä tiedot ja vain sen, mihin hänellä on oikeus. Palvelun
          ylläpitäjä pääsee kaikkien yritysten tietoihin.
        </li>
        <li>Perehdytysten, korttien ja lupien kuvat avautuvat vain tunnin luvalla.</li>
        <li>Salasanat, kertakoodit ja lupien allekirjoituksen PIN-koodit on tallennettu tiivisteinä.</li>
        <li>Salasanojen, koodien ja PIN-koodien arvaamista rajoitetaan.</li>
        <li>Muutoksista jää historia, jota käyttäjät eivät voi muuttaa.</li>
      </ul>
      <h2>Oikeutesi</h2>
      <p>
        Voit pyytää rekisterinpitäjältä nähdä tietosi, korjata ne, poistaa ne tai rajoittaa niiden käsittelyä. Voit myös
        vastustaa käsittelyä, joka perustuu oikeutettuun etuun. Lain vaatimia tietoja ei voi poistaa ennen määräaikaa,
        eikä nimeä allekirjoitetulta työluvalta. Poistosta jää kuitti, jossa ei ole tietojasi. Voit valittaa{' '}
        <a href="https://tietosuoja.fi/" rel="noreferrer">
          tietosuojavaltuutetulle (tietosuoja.fi)
        </a>
        .
      </p>
      <h2>Automaattiset päätökset</h2>
      <p>Palvelu ei tee sinusta automaattisia päätöksiä eikä profiloi sinua. Perehdytyksen hyväksyy ihminen.</p>
    </>
  );
}

function Content() {
  return (
    <>
      <Introduction />
      <Purposes />
      <Data />
      <Recipients />
      <Retention />
      <Rights />
    </>
  );
}

export const privacyFi: Information = {
  title: 'Tietosuojaseloste',
  description:
    'Miten henkilötietoja käsitellään perehdytyksissä, pätevyyskorteissa ja työluvissa, ja mitkä ovat oikeutesi.',
  Content,
};
