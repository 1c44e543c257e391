import { BrowserItemTable } from '../browser-item-table.tsx';
import type { Information } from '../information-type.ts';
import { WORDMARK } from '../../app/shell/product.ts';

function Content() {
  return (
    <>
      <p className="info-lead">
        We use only cookies and other storage that the service needs. That is why we do not ask for your consent. This
        page tells what your browser keeps, and why.
      </p>
      <h2>What we do not do</h2>
      <ul>
        <li>We do not follow your visits or measure them in your browser.</li>
        <li>The pages have no advertisements and no parts of other services.</li>
        <li>All files come from the address of the service itself.</li>
      </ul>
      <h2>What your browser keeps</h2>
      <BrowserItemTable language="en" />
      <h2>How to remove it</h2>
      <p>
        You can remove an unfinished induction from your phone in the induction’s own list of pages. What belongs to a
        login goes when you log out. Everything goes when you clear the site data of your browser. What is past its time
        is no longer used, even where the browser removes it only later.
      </p>
      <p className="info-note">
        Send an unfinished induction before you clear it. Answers that have not been sent are nowhere else.
      </p>
      <p>
        {WORDMARK} also works where your browser keeps nothing. Unfinished work is then lost when you close the tab.
      </p>
    </>
  );
}

export const cookiesEn: Information = {
  title: 'Cookies and other storage',
  description: 'What the service keeps in your browser, why and for how long. Only what it needs; nobody is followed.',
  Content,
};
