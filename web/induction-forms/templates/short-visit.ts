import type { Page } from '../../../shared/content/pages/page.ts';
import { list, page, text, tick, warning, type Say } from '../../written-forms/templates/template-parts.ts';
import { signaturePage } from './common-pages.ts';

/** For accompanied visitors. */
export function shortVisit(say: Say): Page[] {
  return [
    page(
      say('Vierailijana työmaalla', 'Visiting the site'),
      [
        text(
          say(
            'Olet työmaalla isäntäsi vastuulla. Kulje koko ajan hänen kanssaan.',
            'On the site you are in your host’s care. Stay with them all the time.',
          ),
        ),
        list(
          say(
            'Käytä kypärää, huomioliiviä ja turvajalkineita.',
            'Wear a helmet, a high-visibility vest and safety footwear.',
          ),
          say(
            'Älä mene nostoalueelle, telineille tai kaivantoihin.',
            'Do not go to lifting areas, scaffolds or excavations.',
          ),
          say('Kysy lupa ennen kuin kuvaat.', 'Ask before you take photos.'),
        ),
        warning(
          say(
            'Hätätilanteessa seuraa isäntääsi kokoontumispaikalle. Hätänumero on 112.',
            'In an emergency follow your host to the assembly point. The emergency number is 112.',
          ),
        ),
        tick(say('Noudatan näitä ohjeita.', 'I follow these instructions.')),
      ],
      15,
    ),
    signaturePage(say),
  ];
}
