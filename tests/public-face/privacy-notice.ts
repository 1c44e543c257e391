import { writeFile } from 'node:fs/promises';
import { INFORMATION_PATHS, PRIVACY_NOTICE_FILE } from '../../web/app/routing/information-paths.ts';
import { MADE_NOTICE, noticeText, sha256, type MadeNotice } from './notice-source.ts';
import { PUBLIC, withProduct } from './product-in-browser.ts';

/** `npm run tools -- privacy-notice` prints the Finnish privacy notice into the PDF that the site publishes, tagged and in Finnish. */
const NUMBERS =
  '<div style="width:100%;padding:0 16mm;font-size:8px;text-align:right">Sivu <span class="pageNumber"></span>/<span class="totalPages"></span></div>';

await withProduct(async (product, browser) => {
  const page = await browser.newPage({ baseURL: product.url, locale: 'fi-FI' });
  await page.goto(INFORMATION_PATHS.privacy.fi);
  await page.evaluate(() => document.fonts.ready);
  // The file is read anywhere, and the address that it was printed at is nobody's.
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('a[href^="/"], a[href^="#"]')) link.removeAttribute('href');
  });
  const pdf = await page.pdf({
    format: 'A4',
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: NUMBERS,
    margin: { top: '18mm', bottom: '18mm', left: '16mm', right: '16mm' },
  });
  await writeFile(new URL(PRIVACY_NOTICE_FILE.slice(1), PUBLIC), pdf);
  const made: MadeNotice = { text: sha256(noticeText()), file: sha256(pdf) };
  await writeFile(MADE_NOTICE, `${JSON.stringify(made, null, 2)}\n`);
});
