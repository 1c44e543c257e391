import { WORDMARK } from '../../app/shell/product.ts';
import type { StoryTexts } from './story-texts.ts';

export const en: StoryTexts = {
  worker: {
    for: 'For workers',
    title: 'Five screens on your own phone',
    lead: 'No app to install and no password. What you leave unfinished goes on where you left it.',
    steps: {
      start: {
        title: 'PIN from the notice board',
        text: 'Type the PIN or scan the QR code.',
        picture: 'Six boxes for a PIN on a phone.',
      },
      page: {
        title: 'Read one page at a time',
        text: 'In Finnish or in English.',
        picture: 'A page of an induction on a phone: the site’s address, contacts and the button to confirm.',
      },
      exam: {
        title: 'Answer the exam',
        text: 'A wrong answer is told at once.',
        picture: 'An exam on a phone: a question and its answers to choose from.',
      },
      signature: {
        title: 'Sign with a finger',
        text: 'Cards are photographed on the way.',
        picture: 'A signature on a phone: the place and a name drawn with a finger.',
      },
      done: {
        title: 'Induction done',
        text: 'Site management sees it at once.',
        picture: 'A finished induction on a phone, waiting for site management to approve it.',
      },
    },
  },
  manager: {
    for: 'For site managers',
    title: 'See in five seconds what is waiting for you',
    points: [
      'Inductions, permits and cards in one queue',
      'Today’s permits by site, ending times told',
      'Search finds the person, the permit and the site',
    ],
    picture: 'The site manager’s home: what is waiting, today’s permits, and the sites with their counts.',
  },
  safety: {
    for: 'For heads of safety',
    title: 'Done and provable, not just ticked off',
    lead: 'Six things that stand up to a day on site and to an inspector’s questions.',
    facts: {
      offline: {
        title: 'Works without a network',
        text: 'An induction taken in the basement is kept on the phone and sent when the network is back. Nothing is done twice.',
      },
      chain: {
        title: 'Permits are signed in a chain',
        text: 'Creator, worker, issuer and the one who accepts the work, each in turn. A PIN is enough, no account needed.',
      },
      gate: {
        title: 'The gate sees who may enter the site',
        text: 'A phone reads a worker’s pass and answers: may enter, check or may not enter, and why.',
      },
      list: {
        title: 'The list of workers makes itself',
        text: 'Whoever is inducted is on the list that the law asks for. An inspector opens it by a link and a code, without an account.',
      },
      cards: {
        title: 'Cards stay valid',
        text: 'Workers photograph their own cards. A reminder goes out before a card expires, and a permit shows the state of its workers’ cards.',
      },
      history: {
        title: 'It leaves a trail',
        text: 'Who signed, what and when, stands in the history. The evidence can be downloaded, and anybody can check that nothing has been changed.',
      },
    },
    picture: 'The gate’s answer on a phone: the worker may enter, induction and cards are in order.',
    lawTitle: 'Why sites give an induction',
    laws: {
      induction: {
        text: 'The employer must introduce a worker to the job, the workplace and safe working methods.',
        link: 'Occupational Safety and Health Act 738/2002, section 14 (Finlex, in Finnish)',
      },
      identity: {
        text: 'On a shared construction site everyone wears a photo ID that shows the tax number.',
        link: 'Occupational Safety and Health Act 738/2002, section 52 a (Finlex, in Finnish)',
      },
    },
    limit: `${WORDMARK} does not replace the occupational safety card or the general ePerehdytys induction. The site’s own induction always comes on top of them.`,
  },
  field: {
    for: 'For a day on site',
    title: 'The permit goes along, the board is on the wall, everyone is on the list',
    lead: 'Three screens that keep a site up to date with itself.',
    shots: {
      permit: {
        title: 'A work permit on a phone',
        text: 'Work can be suspended, extended and handed over. The rounds of the after-watch are noted in it.',
        picture: 'A hot-work permit on a phone: its stage and what is done with it next.',
      },
      board: {
        title: 'A permit board for the office wall',
        text: 'The day’s permits by zone: valid, suspended, in after-watch, and what is waited for.',
        picture:
          'The permit board: the site’s zones with their permits, and beside them those that wait for a signature.',
      },
      workers: {
        title: 'The list of workers',
        text: 'Who, for which employer and since when. What is missing stands in the row.',
        picture: 'The site’s list of workers: names, employers, tax numbers and missing details.',
      },
    },
  },
  begin: {
    for: 'Getting started',
    title: 'Your first site up and running the same day',
    steps: [
      {
        when: 'First',
        title: 'Site and form',
        text: 'Put the induction together from ready blocks, or copy an old one.',
      },
      { when: 'Then', title: 'Poster on the wall', text: 'Print the QR code and the PIN for the notice board.' },
      { when: 'In the morning', title: 'Inductions', text: 'See who is done, and approve.' },
      { when: 'When work begins', title: 'Work permits', text: 'Hot work, lifting and digging, all the same way.' },
    ],
  },
  demo: {
    title: 'Try it as a worker',
    text: 'The induction of an example site. It starts with this PIN.',
    start: 'Start the example',
  },
  contact: {
    title: 'Let’s talk about your site',
    text: 'Tell us how many sites you have and which permits. We show you the same with your own data.',
    write: 'Get in touch',
  },
};
