import type { Page } from '../../../shared/content/pages/page.ts';
import { page, type Say, tick, warning } from '../../written-forms/templates/template-parts.ts';
import { choice, field, fields, peoplePage, person, stopPage, workPage } from './permit-parts.ts';

/** Taking down structures that may hold asbestos or other harmful substances, or fall where nobody wants it. */
export function demolition(say: Say): Page[] {
  return [
    workPage(
      say,
      say('Rakennus, kerros ja purettavat rakenteet', 'Building, floor and the structures to be taken down'),
    ),
    page(say('Selvitykset ennen purkua', 'What is known before the work'), [
      choice(
        say('Mitä on selvitetty?', 'What has been found out?'),
        say('Asbesti- ja haitta-ainekartoitus on tehty', 'Asbestos and harmful substances have been surveyed'),
        say('Kantavat rakenteet ja purkujärjestys on suunniteltu', 'Load-bearing structures and the order are planned'),
        say('Sähkö, vesi, kaasu ja ilmanvaihto on katkaistu', 'Power, water, gas and ventilation are cut off'),
        say('Viereiset tilat ja rakenteet on suojattu', 'The rooms and structures around are protected'),
      ),
      fields(
        field('text', say('Kartoituksen päivä ja tekijä', 'Day of the survey, and who made it')),
        field('yesno', say('Puretaanko asbestia sisältävää materiaalia?', 'Is material with asbestos taken down?')),
        field('text', say('Kuka purkaa asbestin ja millä luvalla', 'Who removes the asbestos, and by which licence'), {
          ifPreviousYes: true,
          help: say('Yritys, asbestipurkulupa ja työmenetelmä', 'Company, licence and method'),
        }),
      ),
      warning(
        say(
          'Jos epäilet asbestia, keskeytä purku ja ota näyte ennen kuin jatkat.',
          'If you suspect asbestos, stop and have a sample taken before you go on.',
        ),
      ),
    ]),
    page(say('Suojaustoimet', 'Protective measures'), [
      choice(
        say('Miten alue ja ihmiset suojataan?', 'How are the area and people protected?'),
        say('Alue on rajattu ja merkitty', 'The area is closed off and marked'),
        say('Alapuolinen tila on tyhjä ja suljettu', 'The room below is empty and closed'),
        say('Rakenteet on tuettu purun ajaksi', 'Structures are propped during the work'),
        say('Pöly osastoidaan ja imetään', 'Dust is enclosed and extracted'),
        say('Hengityksensuojain ja suojavaatetus', 'Respirator and protective clothing'),
      ),
      fields(field('text', say('Jätteen lajittelu ja reitti ulos', 'Sorting of the waste, and its way out'))),
      tick(
        say(
          'Tekijät käyvät purkujärjestyksen läpi paikalla ennen aloitusta.',
          'The workers go through the order on the spot before the start.',
        ),
      ),
    ]),
    peoplePage(say, {}, person(say('Purkutyöntekijä', 'Demolition worker'), 'Worker')),
    stopPage(say, say('Jos jotain odottamatonta löytyy', 'If something unexpected turns up'), [
      say(
        'Keskeytä työ, jos rakenne liikkuu, halkeilee tai ei vastaa suunnitelmaa.',
        'Stop if a structure moves, cracks or differs from the plan.',
      ),
      say('Poistu alueelta ja estä muiden pääsy sinne.', 'Leave the area and keep others out.'),
    ]),
  ];
}
