import { WORDMARK } from '../../app/shell/product.ts';
import type { StoryTexts } from './story-texts.ts';

export const fi: StoryTexts = {
  worker: {
    for: 'Työntekijälle',
    title: 'Viisi näyttöä omalla puhelimella',
    lead: 'Ei ladattavaa sovellusta eikä salasanaa. Kesken jäänyt jatkuu siitä, mihin jäit.',
    steps: {
      start: {
        title: 'PIN-koodi ilmoitustaululta',
        text: 'Kirjoita koodi tai lue QR-koodi.',
        picture: 'Puhelimessa kuusi ruutua PIN-koodille.',
      },
      page: {
        title: 'Luetaan sivu kerrallaan',
        text: 'Suomeksi tai englanniksi.',
        picture: 'Perehdytyksen sivu puhelimessa: työmaan osoite, yhteystiedot ja kuittauspainike.',
      },
      exam: {
        title: 'Vastataan kokeeseen',
        text: 'Väärästä vastauksesta tieto heti.',
        picture: 'Koe puhelimessa: kysymys ja sen vastausvaihtoehdot.',
      },
      signature: {
        title: 'Allekirjoitetaan sormella',
        text: 'Kortit kuvataan samalla.',
        picture: 'Allekirjoitus puhelimessa: paikka ja sormella piirretty nimi.',
      },
      done: {
        title: 'Perehdytys on tehty',
        text: 'Työnjohto näkee sen heti.',
        picture: 'Valmis perehdytys puhelimessa: odottaa työnjohdon hyväksyntää.',
      },
    },
  },
  manager: {
    for: 'Työnjohdolle',
    title: 'Viidessä sekunnissa näet, mikä odottaa sinua',
    points: [
      'Perehdytykset, luvat ja kortit samassa jonossa',
      'Päivän luvat työmaittain, päättyvät kellonajoin',
      'Haku löytää ihmisen, luvan ja työmaan',
    ],
    picture: 'Työnjohdon etusivu: mikä odottaa, tämän päivän luvat ja työmaat lukuineen.',
  },
  safety: {
    for: 'Turvallisuudesta vastaavalle',
    title: 'Todistettavasti tehty, ei vain kuitattu',
    lead: 'Kuusi asiaa, jotka kestävät työmaan arjen ja tarkastajan kysymykset.',
    facts: {
      offline: {
        title: 'Toimii ilman verkkoa',
        text: 'Kellarissa tehty perehdytys säilyy puhelimessa ja lähtee, kun verkko palaa. Mitään ei tehdä kahdesti.',
      },
      chain: {
        title: 'Lupa allekirjoitetaan ketjussa',
        text: 'Laatija, tekijä, luvan myöntäjä ja työn hyväksyjä, jokainen vuorollaan. PIN-koodi riittää, tunnusta ei tarvita.',
      },
      gate: {
        title: 'Portilla näkee, kuka pääsee työmaalle',
        text: 'Puhelin lukee työntekijän passin ja vastaa: pääsee, tarkista tai ei pääse, ja miksi.',
      },
      list: {
        title: 'Työntekijäluettelo syntyy itsestään',
        text: 'Perehdytetyt ovat lain vaatimassa luettelossa. Tarkastaja avaa sen linkillä ja koodilla, ilman tunnusta.',
      },
      cards: {
        title: 'Kortit pysyvät voimassa',
        text: 'Työntekijä kuvaa korttinsa itse. Muistutus lähtee ennen kuin kortti vanhenee, ja luvassa näkyy tekijän korttien tila.',
      },
      history: {
        title: 'Jälki jää',
        text: 'Kuka allekirjoitti, mitä ja milloin, näkyy historiassa. Todisteen voi ladata, ja kuka tahansa voi tarkistaa, ettei mitään ole muutettu.',
      },
    },
    picture: 'Portin vastaus puhelimessa: työntekijä pääsee työmaalle, kortit ja perehdytys ovat kunnossa.',
    lawTitle: 'Miksi työmaalla perehdytetään',
    laws: {
      induction: {
        text: 'Työnantajan on perehdytettävä työntekijä työhön, työpaikkaan ja turvallisiin työtapoihin.',
        link: 'Työturvallisuuslaki 738/2002, 14 § (Finlex)',
      },
      identity: {
        text: 'Yhteisellä rakennustyömaalla jokaisella on näkyvillä kuvallinen henkilötunniste, jossa on veronumero.',
        link: 'Työturvallisuuslaki 738/2002, 52 a § (Finlex)',
      },
    },
    limit: `${WORDMARK} ei korvaa työturvallisuuskorttia eikä yleistä ePerehdytystä. Työmaan oma perehdytys tehdään aina niiden lisäksi.`,
  },
  field: {
    for: 'Työmaan arkeen',
    title: 'Lupa kulkee mukana, taulu seinällä, väki luettelossa',
    lead: 'Kolme näyttöä, joilla työmaa pysyy samassa tiedossa.',
    shots: {
      permit: {
        title: 'Työlupa puhelimessa',
        text: 'Työn voi keskeyttää, lupaa jatkaa ja työn luovuttaa toiselle. Jälkivartioinnin kierrokset kirjataan siihen.',
        picture: 'Tulityölupa puhelimessa: luvan vaihe ja mitä sille tehdään seuraavaksi.',
      },
      board: {
        title: 'Lupataulu toimiston seinälle',
        text: 'Päivän luvat alueittain: voimassa, keskeytetty, jälkivartioinnissa ja mitä odotetaan.',
        picture: 'Lupataulu: työmaan alueet ja niiden luvat, vieressä allekirjoitusta odottavat.',
      },
      workers: {
        title: 'Luettelo työntekijöistä',
        text: 'Kuka, kenen palveluksessa ja mistä alkaen. Puuttuvat tiedot näkyvät rivillä.',
        picture: 'Työmaan työntekijäluettelo: nimet, työnantajat, veronumerot ja puuttuvat tiedot.',
      },
    },
  },
  begin: {
    for: 'Käyttöönotto',
    title: 'Ensimmäinen työmaa käyntiin samana päivänä',
    steps: [
      { when: 'Ensin', title: 'Työmaa ja lomake', text: 'Kokoa perehdytys valmiista lohkoista tai kopioi entinen.' },
      { when: 'Sitten', title: 'Juliste seinälle', text: 'Tulosta QR-koodi ja PIN ilmoitustaululle.' },
      { when: 'Aamulla', title: 'Perehdytykset', text: 'Näet, kuka on valmis, ja hyväksyt.' },
      { when: 'Kun työ alkaa', title: 'Työluvat', text: 'Tulityöt, nostot ja kaivuut samalla tavalla.' },
    ],
  },
  demo: {
    title: 'Kokeile työntekijänä',
    text: 'Esimerkkityömaan perehdytys. Se alkaa tällä PIN-koodilla.',
    start: 'Aloita esimerkki',
  },
  contact: {
    title: 'Puhutaan työmaastasi',
    text: 'Kerro, montako työmaata ja mitä lupia teillä on. Näytämme saman omilla tiedoillanne.',
    write: 'Ota yhteyttä',
  },
};
