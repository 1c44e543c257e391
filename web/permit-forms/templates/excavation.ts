import type { Page } from '../../../shared/content/pages/page.ts';
import { page, type Say, warning } from '../../written-forms/templates/template-parts.ts';
import { choice, field, fields, peoplePage, person, stopPage, workPage } from './permit-parts.ts';

/** Digging where there may be cables or pipes, or where the sides may fall in. */
export function excavation(say: Say): Page[] {
  return [
    workPage(
      say,
      say('Kaivettava alue ja sen rajat', 'Area to be dug and its limits'),
      field('text', say('Kaivusyvyys metreinä', 'Depth in metres')),
    ),
    page(say('Kaapelit, putket ja maaperä', 'Cables, pipes and soil'), [
      choice(
        say('Mitä on selvitetty?', 'What has been found out?'),
        say('Johtokartat ovat työnjohdolla', 'The foreman has the maps of cables and pipes'),
        say('Kaapelit ja putket on merkitty maastoon', 'Cables and pipes are marked on the ground'),
        say('Johtojen omistajille on ilmoitettu', 'Their owners have been told'),
        say('Maaperä ja pohjavesi on selvitetty', 'Soil and groundwater are known'),
      ),
      choice(
        say('Miten kaivanto tuetaan?', 'How are the sides held?'),
        say('Luiskat suunnitelman mukaan', 'Slopes as planned'),
        say('Tukiseinä tai tukielementit', 'Supporting walls or elements'),
        say('Kaivannon syvyys ei vaadi tuentaa', 'The depth needs no support'),
      ),
      fields(
        field('text', say('Kuka tarkastaa kaivannon ja milloin', 'Who inspects the excavation, and when'), {
          help: say('Aina ennen työvuoroa ja sateen jälkeen', 'Before each shift and after rain'),
        }),
      ),
      fields(
        field('text', say('Johtojen omistajien puhelinnumerot', 'Telephone numbers of the owners of the lines'), {
          help: say('Sähkö, kaukolämpö, kaasu, vesi ja tele', 'Power, district heating, gas, water and telecoms'),
        }),
      ),
      warning(
        say('Kaiva käsin merkittyjen kaapelien ja putkien lähellä.', 'Dig by hand near the marked cables and pipes.'),
      ),
    ]),
    page(say('Alueen suojaus', 'Protecting the area'), [
      choice(
        say('Miten putoaminen ja sortuminen estetään?', 'How are falls and collapses prevented?'),
        say('Kaiteet tai aita reunalla', 'Railings or a fence at the edge'),
        say('Kulkutie ja poistumistie tikkailla tai portailla', 'Ladders or stairs to get in and out'),
        say('Kuormat ja koneet kaukana reunasta', 'Loads and machines far from the edge'),
        say('Valaistus pimeällä', 'Lighting in the dark'),
      ),
    ]),
    peoplePage(
      say,
      {},
      person(say('Kaivinkoneen kuljettaja tai kaivutyön tekijä', 'Excavator operator or excavation worker'), 'Worker'),
    ),
    stopPage(say, say('Jos kauha osuu johonkin', 'If the bucket hits something'), [
      say('Pysäytä kone. Älä koske kaapeliin tai putkeen.', 'Stop the machine. Do not touch the cable or pipe.'),
      say('Vie ihmiset pois alueelta ja soita johdon omistajalle.', 'Take people away and call the owner of the line.'),
      say(
        'Jos tunnet kaasun hajua, älä sytytä mitään äläkä käynnistä autoa.',
        'If you smell gas, light nothing and do not start a vehicle.',
      ),
    ]),
  ];
}
