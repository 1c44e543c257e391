import { CardList, type CardLines } from '../card-lines.tsx';
import type { Information } from '../information-type.ts';
import { WARNING_DAYS } from '../../../shared/content/card-rules.ts';
import { INFORMATION_PATHS } from '../../app/routing/information-paths.ts';
import { WORDMARK } from '../../app/shell/product.ts';

const LINES: CardLines = {
  Valttikortti: {
    name: 'Valtti card',
    line: 'A photo ID badge with the tax number. You may choose “No expiry”, but the card itself has a last day.',
  },
  Henkilökortti: { name: 'Identity card', line: 'Proves who you are, where the site asks for it.' },
  Sähkötyöturvallisuuskortti: {
    name: 'Electrical work safety card',
    line: 'Training for safe electrical work (SFS 6002).',
  },
  Tulityökortti: {
    name: 'Hot-work card',
    line: 'Needed for welding, flame cutting and other work that makes sparks, flames or heat.',
  },
  Työturvallisuuskortti: {
    name: 'Occupational safety card',
    line: 'The basics of a shared workplace. A certificate or a screenshot will do, where no card was printed.',
  },
  Työterveyskortti: {
    name: 'Occupational health card',
    line: 'Shows that the health check is done. Do not photograph health data.',
  },
  Ensiapukortti: { name: 'First aid card', line: 'First aid training, such as EA 1, EA 2 or emergency first aid.' },
  Verotunnistekortti: { name: 'Tax ID card', line: 'A photo badge with the tax number.' },
  Kylmäainekortti: { name: 'Refrigerant card', line: 'A qualification for handling refrigerants.' },
  Vesityökortti: { name: 'Water work card', line: 'Training for hygienic work at waterworks.' },
  Kattotulityökortti: {
    name: 'Roof hot-work card',
    line: 'An old card for hot work on roofs. Today the hot-work card covers it.',
  },
  Trukkikortti: {
    name: 'Forklift card',
    line: 'Training for driving a forklift. You also need the employer’s written permission.',
  },
  Tieturvakortti: { name: 'Road work safety card', line: 'Training for safe work on roads.' },
  Ratatyökortti: { name: 'Railway work card', line: 'Training for safe work on railways.' },
  Henkilönostokortti: {
    name: 'Personnel lift card',
    line: 'Training for the use of personnel lifts. You also need the employer’s written permission.',
  },
  other: { name: 'Other card', line: 'Enter the name of the card yourself if it is not on the list.' },
};

function Introduction() {
  return (
    <>
      <p className="info-lead">
        The card register holds the competency cards of workers that a site needs. A card comes to the register when you
        add it to your induction.
      </p>
      <p className="info-note">
        {WORDMARK} is no register of an authority and issues no cards. It shows a card as the worker has added it. Check
        with its issuer that a card is genuine and valid.
      </p>
      <h2>Whose register it is</h2>
      <p>
        The register belongs to the company that has taken the service into use on the site. The company decides which
        cards the site needs, and is responsible for the data.
      </p>
    </>
  );
}

function Cards() {
  return (
    <>
      <h2>The cards</h2>
      <p>The induction form tells which cards are required on this very site.</p>
      <CardList lines={LINES} />
    </>
  );
}

function Adding() {
  return (
    <>
      <h2>How to add a card</h2>
      <ol>
        <li>Open the page of the induction that asks for cards.</li>
        <li>Choose the card and its last day of validity.</li>
        <li>Take a photo, or choose one from your phone.</li>
        <li>Save. The photo is sent when the network works.</li>
      </ol>
      <h3>Hints for the photo</h3>
      <ul>
        <li>Put the card on an even, dark surface.</li>
        <li>Avoid reflections: turn the card away from the light.</li>
        <li>Photograph the whole card, so that the text can be read.</li>
      </ul>
      <p>The place and the camera’s data are taken out of the photo before it is sent.</p>
      <h2>How to update a card</h2>
      <p>
        When a card is about to expire, the reminder has a link for updating it. The link asks for a code that we send
        to your email or phone. In a new induction you can copy your earlier cards.
      </p>
    </>
  );
}

function Expiry() {
  return (
    <>
      <h2>When a card expires</h2>
      <dl className="info-terms">
        <div>
          <dt>Valid</dt>
          <dd>There are more than {WARNING_DAYS} days to the card’s last day.</dd>
        </div>
        <div>
          <dt>Expires soon</dt>
          <dd>There are {WARNING_DAYS} days at most. The card is shown in yellow.</dd>
        </div>
        <div>
          <dt>Expired</dt>
          <dd>The card has expired from the given day on. It is shown in red.</dd>
        </div>
        <div>
          <dt>No expiry</dt>
          <dd>The card has no date. Only a Valtti card can have this.</dd>
        </div>
      </dl>
      <p>
        A site may turn reminders on: they are sent 14, 7 and 1 days before the expiry to you, to those responsible on
        the site, or to both.
      </p>
    </>
  );
}

function Keeping() {
  return (
    <>
      <h2>Who sees the cards</h2>
      <p>
        The users of the company who may see cards or inductions see them with their photos, and so does the provider of
        the service. Other workers do not see the photos. If you are chosen for a work permit, its readers see your
        name, your company, and the name and last day of the chosen card. Its readers are the users of the company who
        may see permits, the people named in it and whoever has its print.
      </p>
      <h2>How long cards are kept</h2>
      <p>
        The company archives cards that the site no longer needs. Archived cards are listed apart, and no reminders are
        sent about them. The provider erases the photo of a card 12 months after the completion of the site. The{' '}
        <a href={INFORMATION_PATHS.privacy.en}>privacy notice</a> tells more.
      </p>
      <h2>How to have your cards removed</h2>
      <p>
        Ask the site’s management to archive your cards. If you want them erased, ask the company: the provider erases
        them on its behalf. The company answers your request as the controller.
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

export const cardRegisterEn: Information = {
  title: 'Card register',
  description: 'Which competency cards a site collects, how to add and update one, who sees it and when it expires.',
  Content,
};
