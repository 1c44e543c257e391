import type { Information } from '../information-type.ts';
import { INFORMATION_PATHS } from '../../app/routing/information-paths.ts';
import { paths } from '../../app/routing/paths.ts';
import { WORDMARK } from '../../app/shell/product.ts';

function Introduction() {
  return (
    <>
      <p className="info-lead">
        In a site induction you get to know this very site: its rules, its hazards and the safe ways of working. You
        take it on your own phone before you begin to work.
      </p>
      <p>
        <a className="info-button" href={paths.start}>
          Start induction
        </a>
      </p>
    </>
  );
}

function Contents() {
  return (
    <>
      <h2>What an induction contains</h2>
      <ul>
        <li>The basics of the site: address, ways in, people to contact.</li>
        <li>Rules and safety instructions, which you read and confirm page by page.</li>
        <li>Often an exam. You may correct your answers and read the instruction again.</li>
        <li>The competency cards that the site asks for.</li>
        <li>A signature.</li>
      </ul>
      <p>The people of the site write the content, so that every site has an induction of its own.</p>
      <h2>What you need</h2>
      <ul>
        <li>The 6-digit PIN or the QR code of the site. It is on the notice board, or ask site management.</li>
        <li>A phone with a browser and a camera. There is no app to install.</li>
        <li>Your competency cards, to be photographed.</li>
        <li>Your tax number, where the site asks for it.</li>
        <li>An email address or a phone number, so that you can continue later.</li>
      </ul>
    </>
  );
}

function Steps() {
  return (
    <>
      <h2>How it goes</h2>
      <ol className="info-steps">
        <li>
          <h3>Enter the PIN</h3>
          <p>Scan the QR code with your phone, or type the six digits.</p>
          <img
            src="/images/landing/start.en.webp"
            width="360"
            height="480"
            loading="lazy"
            alt="A phone screen with six boxes for the PIN."
          />
        </li>
        <li>
          <h3>Fill in your details</h3>
          <p>Give your name, your company and what else the site needs for its list of workers.</p>
        </li>
        <li>
          <h3>Read and confirm the pages</h3>
          <p>Some pages have a reading time. You can continue when it has passed.</p>
          <img
            src="/images/landing/induction.en.webp"
            width="360"
            height="480"
            loading="lazy"
            alt="A page of an induction on a phone: instructions and the progress as a measuring tape."
          />
        </li>
        <li>
          <h3>Add cards and sign</h3>
          <p>Photograph your cards. Sign with a finger, or type your name.</p>
        </li>
        <li>
          <h3>Show the finished induction</h3>
          <p>Show the last page to the site’s management. They approve your induction.</p>
        </li>
      </ol>
    </>
  );
}

function Facts() {
  return (
    <>
      <h2>How long it takes</h2>
      <p>
        The first page gives an estimate and the number of pages. You may take a break and continue on the same phone
        for 14 days.
      </p>
      <h2>Languages</h2>
      <p>
        The service works in Finnish and English, and you can switch midway. The site’s own texts are in the language
        that they were written in.
      </p>
      <h2>What happens to your data</h2>
      <p>
        The company that has taken the service into use on your site gets the data. It needs them to prove the induction
        and for the list of workers that the law requires. The <a href={INFORMATION_PATHS.privacy.en}>privacy notice</a>{' '}
        tells more.
      </p>
    </>
  );
}

function Questions() {
  return (
    <>
      <h2>Questions</h2>
      <details>
        <summary>The PIN does not work</summary>
        <p>
          Check the digits on the notice board. If they are right, ask the site’s management whether the induction is
          still in use. After many wrong tries the service asks you to wait a moment.
        </p>
      </details>
      <details>
        <summary>The network fails</summary>
        <p>
          Just continue. Your answers stay on your phone and are sent when the network is back. At the end, keep the
          page open until all is sent.
        </p>
      </details>
      <details>
        <summary>I have another phone now</summary>
        <p>
          Open the link that you got by email or text message. We send a code, and with it you continue where you left
          off. Answers that the old phone has not sent are only there.
        </p>
      </details>
      <details>
        <summary>I do not speak Finnish</summary>
        <p>
          Switch to English at the top of the page. If you do not understand the site’s own texts, ask the site’s
          management for help before you confirm a page.
        </p>
      </details>
      <details>
        <summary>Does this replace the occupational safety card?</summary>
        <p>
          No. {WORDMARK} does not replace the general ePerehdytys induction either. The site’s own induction comes on
          top of them.
        </p>
      </details>
    </>
  );
}

function Help() {
  return (
    <>
      <h2>Need help?</h2>
      <p>Ask your site’s management first. They know the site and see how far your induction is.</p>
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

export const inductionEn: Information = {
  title: 'Site induction on your phone',
  description:
    'What a site induction contains, what you need, how it goes and what to do when something does not work.',
  Content,
};
