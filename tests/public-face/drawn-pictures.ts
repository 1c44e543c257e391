import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { STORY_TEXTS } from '../../web/landing/story/texts-of-language.ts';
import { LANGUAGES, TEXTS, type Language } from '../e2e/steps/texts.ts';
import { PUBLIC } from './product-in-browser.ts';

type Picture = { file: string; png: Buffer };

const ICONS = [
  { file: 'apple-touch-icon.png', of: 'icons/icon-maskable.svg', size: 180 },
  { file: 'icons/icon-192.png', of: 'icons/icon.svg', size: 192 },
  { file: 'icons/icon-512.png', of: 'icons/icon.svg', size: 512 },
  { file: 'icons/icon-maskable-512.png', of: 'icons/icon-maskable.svg', size: 512 },
];
const SHARED = { width: 1200, height: 630 };
const FONT =
  '../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

async function iconOf(page: Page, { file, of, size }: (typeof ICONS)[number]): Promise<Picture> {
  const svg = await readFile(new URL(of, PUBLIC), 'utf8');
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  return { file, png: await page.screenshot({ omitBackground: true }) };
}

/** What other sites show of a link: the promise of the landing page over its tape measure. */
async function sharedPicture(page: Page, language: Language): Promise<Picture> {
  const font = (await readFile(new URL(FONT, import.meta.url))).toString('base64');
  const { title } = TEXTS[language].landing;
  const ticks = STORY_TEXTS[language].begin.steps.map((step) => `<li>${step.title}</li>`);
  await page.setViewportSize(SHARED);
  await page.setContent(`<style>
    @font-face { font-family: A; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; width: 1200px; height: 630px; display: flex; flex-direction: column; font-family: A; background: #07333b; color: #fff }
    h1 { flex: 1; margin: 0; padding: 84px 90px 0; font-size: 92px; line-height: 1.06; letter-spacing: -0.02em; font-weight: 750; text-wrap: balance }
    ul { display: flex; gap: 56px; margin: 0; padding: 0 90px 44px; list-style: none; font-size: 30px; font-weight: 600 }
    div { height: 72px; background: repeating-linear-gradient(90deg, #14201f 0 4px, transparent 4px 120px) 0 0 / 100% 48px no-repeat,
      repeating-linear-gradient(90deg, #14201f 0 2px, transparent 2px 24px) 0 0 / 100% 26px no-repeat, #f5b700 }
  </style><h1>${title}</h1><ul>${ticks.join('')}</ul><div></div>`);
  await page.evaluate(() => document.fonts.ready);
  return { file: `images/share.${language}.png`, png: await page.screenshot() };
}

/** The icons in the sizes that browsers ask for, and the pictures of shared links; `file` is under `web/public`. */
export async function drawnPictures(browser: Browser): Promise<Picture[]> {
  const page = await browser.newPage();
  const pictures: Picture[] = [];
  for (const icon of ICONS) pictures.push(await iconOf(page, icon));
  for (const language of LANGUAGES) pictures.push(await sharedPicture(page, language));
  await page.close();
  return pictures;
}
