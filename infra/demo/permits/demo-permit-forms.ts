import { NO_PERMIT_SETTINGS } from '../../../shared/content/forms/no-permit-settings.ts';
import type { AuthoredPermitForm } from '../../../shared/permit-forms/permit-form.ts';
import type { PersonRole } from '../../../shared/permits/permit-chain.ts';
import { bullets, choice, field, fields, notice, page, paragraph } from '../form-builders.ts';

type Block = AuthoredPermitForm['pages'][number]['content'][number];

export const HOT_WORK_CARD = 'Tulityökortti';

function persons(title: string, personRole: PersonRole, rest: object = {}): Block {
  const asked = { cardRequirement: '', cardIsMandatory: false, defaultToCreator: false, mandatory: true };
  return { kind: 'person', title, personRole, selectedPersons: [], ...asked, ...rest } as Block;
}

const WITH_CARD = { cardRequirement: HOT_WORK_CARD, cardIsMandatory: true };

/** A hot-work permit with every role, as the insurers' protection rules require. */
export const HOT_WORK_FORM: AuthoredPermitForm = {
  ...NO_PERMIT_SETTINGS,
  languages: ['fi'],
  watchMinutes: 60,
  watchEvery: 15,
  name: 'Tulityölupa',
  description:
    'Tilapäinen tulityöpaikka: hitsaus, leikkaus, kuumailma ja avotuli. Et tarvitse lupaa vakituisella tulityöpaikalla.',
  pages: [
    page('Työ ja paikka', [
      paragraph('Kuvaa työ niin tarkasti, että luvan myöntäjä voi arvioida sen vaarat.'),
      fields(
        field('text', 'paikka', 'Työkohde', { mandatory: true, help: 'Rakennus, kerros ja tila' }),
        field('textarea', 'menetelma', 'Menetelmä ja laitteet', { mandatory: true }),
        field('image', 'kuvat', 'Kuvia paikasta', { maxCount: 3 }),
      ),
    ]),
    page('Vaarat ja suojaustoimet', [
      choice(
        'Mitä vaaroja paikassa on?',
        ['Palavaa materiaalia lähellä', 'Pölyä tai kaasuja', 'Piilossa olevia rakenteita', 'Ei mitään näistä'],
        { mandatory: true },
      ),
      choice(
        'Miten suojaat paikan?',
        ['Siivous', 'Palavan materiaalin poisto', 'Suojapeitteet', 'Aukkojen tiivistys', 'Kastelu', 'Tuuletus'],
        { mandatory: true },
      ),
      fields(
        field('text', 'kalusto', 'Alkusammutuskalusto', { mandatory: true, help: 'Esimerkiksi 2 kpl 43A 183B C' }),
        field('yesno', 'irtikytkenta', 'Kytketäänkö paloilmaisimia irti?', { mandatory: true }),
        field('text', 'ilmaisimet', 'Kuka kytkee ilmaisimet irti ja mihin asti', {
          mandatory: true,
          ifPreviousYes: true,
          help: 'Nimi, ilmaisimet, päivä ja kellonaika',
        }),
      ),
      notice('Aloita työ vasta, kun suojaustoimet on tehty ja tulityövartija on paikalla.', 'other'),
    ]),
    page('Henkilöt', [
      persons('Luvan laatija', 'Creator', { defaultToCreator: true }),
      persons('Tulityöntekijä', 'Worker', WITH_CARD),
      persons('Tulityövartija', 'NoRole', { ...WITH_CARD, isWatch: true }),
      persons('Luvan myöntäjä', 'Grantor', WITH_CARD),
      persons('Työn hyväksyjä', 'WorkApprover'),
    ]),
    page('Jälkivartiointi', [
      bullets(
        'Vartioi myös taukojen ajan.',
        'Kun työ päättyy, jälkivartiointi alkaa. Kirjaa kierrokset puhelimella.',
        'Hätätilanteessa soita 112.',
      ),
      fields(
        field('text', 'tilat', 'Mitkä tilat jälkivartija kiertää', { help: 'Muutkin kuin työkohde' }),
        field('text', 'osoite', 'Osoite hätäpuhelua varten', {
          help: 'Jos se ei ole työmaan osoite: katu, numero, kunta ja portti',
        }),
      ),
    ]),
  ],
};

/** A short permit form: the grantor signs after the creator. */
export const DIGGING_FORM: AuthoredPermitForm = {
  ...NO_PERMIT_SETTINGS,
  languages: ['fi'],
  exclusive: true,
  name: 'Kaivutyölupa',
  description: 'Kaivutyö alueella, jolla voi olla kaapeleita tai putkia.',
  pages: [
    page('Kaivutyö', [
      fields(
        field('text', 'alue', 'Kaivettava alue', { mandatory: true }),
        field('text', 'syvyys', 'Kaivusyvyys', { help: 'Metreinä' }),
      ),
      choice('Onko johtokartat tarkistettu?', ['Kyllä, kartat ovat työnjohdolla'], { mandatory: true }),
    ]),
    page('Henkilöt', [
      persons('Luvan laatija', 'Creator', { defaultToCreator: true }),
      persons('Luvan myöntäjä', 'Grantor'),
    ]),
  ],
};
