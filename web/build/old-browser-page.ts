import { BROWSER_FLOOR } from './browser-floor.ts';
import { iconData } from './icon-data.ts';
import type { SiteParts } from './public-documents.ts';

const { chrome, firefox, ios, safari, samsung } = BROWSER_FLOOR;
const browsers = (systems: string) =>
  [
    systems,
    `Safari ${safari}`,
    `Chrome, Edge ${chrome}`,
    `Samsung Internet ${Number.parseInt(samsung, 10)}`,
    `Firefox ${firefox}`,
  ]
    .map((each) => `<li>${each}</li>`)
    .join('\n        ');

const FINNISH = `<h1>Selain on liian vanha</h1>
      <p>Tämä palvelu ei toimi tällä selaimella. Pääset eteenpäin näin:</p>
      <ul>
        <li>Päivitä puhelin tai selain. iPhone: Asetukset, Yleiset, Ohjelmistopäivitys. Android: Play Kauppa, Chrome, Päivitä.</li>
        <li>Avaa sama linkki puhelimen toisella selaimella, jos puhelimessa on uudempi.</li>
        <li>Pyydä työnjohtajaa avaamaan perehdytys toisella puhelimella. Voit tehdä sen siinä omalla nimelläsi.</li>
      </ul>
      <h2>Nämä selaimet toimivat, ja kaikki uudemmat</h2>
      <ul>
        ${browsers(`iPhone ja iPad: iOS ${ios}`)}
      </ul>`;

const ENGLISH = `<h2 lang="en">Your browser is too old</h2>
      <p lang="en">This service does not work in this browser. You can go on like this:</p>
      <ul lang="en">
        <li>Update your phone or browser. iPhone: Settings, General, Software Update. Android: Play Store, Chrome, Update.</li>
        <li>Open the same link in another browser of your phone, if it has a newer one.</li>
        <li>Ask your foreman to open the induction on another phone. You can take it there in your own name.</li>
      </ul>
      <h3 lang="en">These browsers work, and all newer ones</h3>
      <ul lang="en">
        ${browsers(`iPhone and iPad: iOS ${ios}`)}
      </ul>`;

/** The page for a browser below the floor: plain HTML in both languages, without scripts, readable without its style. */
export function oldBrowserDocument({ information, wordmark }: Pick<SiteParts, 'information' | 'wordmark'>): string {
  const styles = information.styles.map((href) => `<link rel="stylesheet" href="${href}" />`).join('\n    ');
  return `<!doctype html>
<html lang="fi">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Selain on liian vanha / Your browser is too old – ${wordmark}</title>
    <link rel="icon" href="${iconData()}" type="image/svg+xml" />
    ${styles}
  </head>
  <body>
    <main class="info-main">
      <p><strong>${wordmark}</strong></p>
      ${FINNISH}
      ${ENGLISH}
    </main>
  </body>
</html>
`;
}
