import type { Information } from '../information-type.ts';
import { ProviderContact } from '../provider-contact.tsx';
import { RetentionTable } from '../retention-table.tsx';
import { INFORMATION_PATHS, PRIVACY_NOTICE_FILE } from '../../app/routing/information-paths.ts';
import { WORDMARK } from '../../app/shell/product.ts';

const RETENTION = [
  ['The list of workers', '6 years from the end of the year in which the site was completed (section 52 b)'],
  [
    'Presence on a site, where the site notes it',
    '12 months from the day, or 1 to 24 months as the site has set; then the first and the last day alone',
  ],
  [
    'The people of a site and presence on the phone of its gate',
    '24 hours; a note that has not been sent until it is sent or removed, 14 days at most',
  ],
  ['Who was found in an evacuation', '7 days; then the times and counts alone'],
  ['An unfinished induction', '30 days from its start'],
  ['A finished induction with its cards', '6 years from the end of the year in which the site was completed'],
  ['Photos of cards', '12 months from the completion of the site'],
  ['Work permits', '6 years from the end of the year in which the permit ended'],
  ['Email addresses and phone numbers on a permit', '24 months from the end of the permit'],
  ['User accounts', 'until the company removes them'],
  ['Who of the staff opened your induction', '2 years'],
  ['A search for your data because of a request', '2 days; the note of who searched, 2 years'],
  ['Billing entries', 'permanently; the name goes when the induction is erased'],
  ['Messages sent', '1 year; codes and the secrets of links are erased right after sending'],
  [
    'One-time code and link for a new password',
    'good for 30 minutes and 1 hour; the request for a password is kept for 30 days',
  ],
  ['Technical logs, without your answers', '1 month'],
  ['Recovery data', 'the database 35 days; a file that was deleted or replaced 90 days'],
  [
    'Data on your own phone',
    <>
      until it has been sent; what does not wait to be sent 14 days at most, the card of an induction that is done 30
      days, a site pass 30 days past its validity (without an end, until you remove it;{' '}
      <a href={INFORMATION_PATHS.cookies.en}>cookies and storage</a>)
    </>,
  ],
] as const;

function Introduction() {
  return (
    <>
      <p className="info-lead">
        This notice tells how personal data is processed in the service {WORDMARK}: in site inductions, competency cards
        and work permits. It is dated 22.11.2026. Where the two differ, the{' '}
        <a href={PRIVACY_NOTICE_FILE}>notice in Finnish (PDF)</a> holds.
      </p>
      <h2>Controller</h2>
      <p>
        The controller of a site’s data is the company that has taken the service into use on the site: as a rule the
        main contractor, the client or your employer. If you do not know its name, ask site management. Send questions
        and requests to it. If it has named a data protection officer, it tells you how to reach them.
      </p>
      <p>The provider of the service processes the data for the company and by its instructions.</p>
      <ProviderContact language="en" />
    </>
  );
}

function Purposes() {
  return (
    <>
      <h2>What the data is used for</h2>
      <ul>
        <li>giving, following and proving inductions</li>
        <li>checking competencies, and reminding of cards that expire and of inductions that end or must be renewed</li>
        <li>writing, signing and supervising work permits</li>
        <li>the list of workers of a shared construction site</li>
        <li>
          knowing who is on a site, where the site notes arrivals and leavings: it goes through the purpose with the
          workers before that
        </li>
        <li>identifying the users of the service, security and billing</li>
      </ul>
      <h2>Legal basis</h2>
      <p>
        The data of inductions and of the list of workers is processed to fulfil a legal obligation (Occupational Safety
        and Health Act 738/2002, sections 14, 52 a and 52 b). Photos of cards, work permits and user accounts are
        processed for the legitimate interest of the controller: a site must be able to make sure that work is safe.
      </p>
    </>
  );
}

function Data() {
  return (
    <>
      <h2>What data is processed</h2>
      <ul>
        <li>name, date of birth, tax number, company and its business ID, email address and phone number</li>
        <li>pages read and confirmed with their times, answers of the exam and other answers of the form</li>
        <li>the last valid day of an induction, the request to renew it, and which induction it renews</li>
        <li>the signature with its place and time</li>
        <li>
          arrivals at a site and leavings, where the site notes them: the time, who noted it and what the gate said;
          where you note them yourself, a hash of the key that is on your phone
        </li>
        <li>competency cards: type, last day of validity and photo</li>
        <li>
          work permits: people with their roles, signatures, approvals and photos; by whose login, PIN or phone a
          signature was given; who suspended, extended or handed over a permit, and why; and the rounds of the
          after-watch with who made them and when, their observations and photos
        </li>
        <li>user accounts: name, email address, department, rights, and hashes of the password and the signing PIN</li>
        <li>a hash of the network address, which limits guessing (a day at most)</li>
        <li>messages sent, and the history of changes: who changed what, and when</li>
        <li>which of the staff opened your induction, on which day and how</li>
      </ul>
      <p>
        The service’s own fields ask for no personal identity code and no health data. The site decides whether it asks
        for the date of birth and the tax number, and writes its own questions itself.
      </p>
      <h2>Where the data comes from</h2>
      <p>
        Mostly from you. The tax number may also be compared with the tax number register, and the name of the company
        with the open data of the trade register. Site management may correct data, and each correction leaves a note.
      </p>
    </>
  );
}

function Recipients() {
  return (
    <>
      <h2>Who receives data</h2>
      <ul>
        <li>users of the controller who may see inductions, cards or permits</li>
        <li>
          the people named in a work permit, and whoever has its print: a permit shows names, companies, signatures and
          the name and last day of the chosen card
        </li>
        <li>
          whoever you show your site pass to, or has its address: a pass shows your name, company and site, whether your
          induction is valid, and the names of your cards and whether they are valid
        </li>
        <li>
          whoever has the address of a site’s permit board, where the site keeps one open: it shows the names, zones and
          times of permits, and the last name and first initial of who grants them
        </li>
        <li>
          programs that the controller has chosen, such as access control: they are told of events in ids and times, of
          who comes and goes only where the controller chooses so; what was sent is kept for seven days
        </li>
        <li>the provider of the service, who runs it</li>
        <li>the tax number register, where tax numbers are checked in it</li>
        <li>an authority, where the law requires it</li>
        <li>the cloud provider Amazon Web Services, which stores the data and passes messages on</li>
      </ul>
      <p>Data is neither sold nor used for marketing.</p>
      <h2>Transfers outside the EU</h2>
      <p>
        The data is stored in the European Union (Stockholm). Pages and images reach you through the nearest point of
        the network. If you are outside the EU and the EEA, the data goes to where you are. The cloud provider belongs
        to a group of the United States; transfers that it may make rest on an adequacy decision of the EU or on
        standard clauses.
      </p>
    </>
  );
}

function Retention() {
  return (
    <>
      <h2>How long data is kept</h2>
      <p>
        The controller answers for how long data is kept, and may set other times; the law sets that of the list of
        workers. The service erases inductions, photos and permits when their time is over and the controller was told
        14 days before. A site is completed when it has been ended and has an end date. Where there is no site, the time
        counts from the signing of the induction or the last change of the card.
      </p>
      <RetentionTable caption="Retention and its grounds" columns={['Data', 'Kept']} rows={RETENTION} />
    </>
  );
}

function Rights() {
  return (
    <>
      <h2>How data is protected</h2>
      <ul>
        <li>The connection and the stored data are encrypted.</li>
        <li>
          A company’s users see the data of their own company alone, and only what they have a right to. The provider
          can reach the data of all companies.
        </li>
        <li>Images of inductions, cards and permits open only with a permission that lasts an hour.</li>
        <li>Passwords, one-time codes and the PINs that sign permits are stored as hashes.</li>
        <li>Guessing of passwords, codes and PINs is limited.</li>
        <li>Changes leave a history that users cannot change.</li>
      </ul>
      <h2>Your rights</h2>
      <p>
        You may ask the controller to show your data, to correct or erase it, or to restrict its processing. You may
        also object to processing for a legitimate interest. What the law requires cannot be erased before its time, nor
        your name on a signed work permit. An erasure leaves a receipt without your data. You may complain to{' '}
        <a href="https://tietosuoja.fi/en" rel="noreferrer">
          the Data Protection Ombudsman (tietosuoja.fi)
        </a>
        .
      </p>
      <h2>Automated decisions</h2>
      <p>The service makes no automated decisions about you and does no profiling. A person approves the induction.</p>
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

export const privacyEn: Information = {
  title: 'Privacy notice',
  description:
    'How personal data is processed in inductions, competency cards and work permits, and what your rights are.',
  Content,
};
