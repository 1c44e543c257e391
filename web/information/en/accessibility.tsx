import type { Information } from '../information-type.ts';
import { ProviderContact } from '../provider-contact.tsx';
import { WORDMARK } from '../../app/shell/product.ts';
import { PROVIDER } from '../../app/shell/provider.ts';

function Content() {
  return (
    <>
      <p className="info-lead">
        Our aim is that everybody can take their induction by themselves. This statement is about the service {WORDMARK}
        . It was made on 22.11.2026 from our own evaluation.
      </p>
      <h2>How accessible the service is</h2>
      <p>Our aim is level AA of WCAG 2.2. The service meets it partly: the gaps that we know of are below.</p>
      <ul>
        <li>The service can be used with a keyboard alone. A signature can also be typed.</li>
        <li>A state is always told in words, never by colour alone.</li>
        <li>Text can be enlarged, and pages work at a width of 320 pixels.</li>
        <li>The buttons of workers are at least 48 pixels high.</li>
        <li>There is less movement where you have asked for that in the settings of your device.</li>
      </ul>
      <h2>The gaps that we know of</h2>
      <ul>
        <li>
          A site makes its own images and PDF files. Not all images have a text alternative, and not all files are
          accessible.
        </li>
        <li>A site’s own texts are often in one language only, and a screen reader does not always know in which.</li>
        <li>
          We have tested the service by machine and by keyboard. People who use assistive technologies have not tested
          it yet.
        </li>
      </ul>
      <h2>Pages with a reading time</h2>
      <p>
        Some pages of an induction have a minimum time, which cannot be shortened. There is no maximum time. If your
        login expires, what you have filled in is kept.
      </p>
      <h2>Tell us</h2>
      <p>
        Did you find a problem? Tell{' '}
        {PROVIDER.mail ? 'us by email' : 'the management of your site, who pass it on to the provider'}. Name the page
        and what happened. We answer within 14 days.
      </p>
      <ProviderContact language="en" />
      <h2>Supervision</h2>
      <p>
        Where the service falls under the Act on the Provision of Digital Services (306/2019) and the answer does not
        satisfy you, you may complain to{' '}
        <a href="https://www.saavutettavuusvaatimukset.fi/" rel="noreferrer">
          the supervisory authority (saavutettavuusvaatimukset.fi)
        </a>
        .
      </p>
    </>
  );
}

export const accessibilityEn: Information = {
  title: 'Accessibility statement',
  description: 'How accessible the service is, which gaps we know of and how to give feedback.',
  Content,
};
