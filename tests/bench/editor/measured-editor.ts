import { chromium, type Browser, type Page } from 'playwright';
import { EDITOR } from '../../e2e/editor/author-steps.ts';
import { ensureBrowser } from '../../e2e/steps/find-browser.ts';
import { LocalProduct } from '../../e2e/steps/local-product.ts';
import { logIn, StaffApi } from '../../e2e/steps/staff-steps.ts';
import { TEXTS } from '../../e2e/steps/texts.ts';
import { median } from '../ratios/median.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';

/** Milliseconds from the input to the first frame after it, medians. */
export type MeasuredEditor = {
  pages: number;
  blocks: number;
  typing: number;
  choosingPage: number;
  movingPage: number;
};

const PAGES = 200;
const BLOCKS = 20;
const TIMES = 15;

/** The editor with the largest form that there may be, on a desk's screen in a real browser. */
export async function measureEditor(): Promise<MeasuredEditor> {
  const product = await LocalProduct.start();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), chromiumSandbox: false });
  try {
    const page = await openForm(browser, product.url);
    return {
      pages: PAGES,
      blocks: BLOCKS,
      choosingPage: await choosing(page),
      typing: await typing(page),
      movingPage: await moving(page),
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Sixteen kinds of blocks would measure their views; these are the ones that forms are mostly made of. */
const content = (place: number) =>
  Array.from({ length: BLOCKS }, (_, at) => {
    if (at % 10 === 9) return { kind: 'checkbox', label: `Olen lukenut kohdan ${at}`, name: '', value: false };
    return at % 5 === 0
      ? { kind: 'h2', text: `Otsikko ${place} ${at}` }
      : { kind: 'p', lines: [`Sivun ${place} kappale ${at}: pidä kulkutiet vapaina ja käytä kypärää koko työmaalla.`] };
  });

async function openForm(browser: Browser, url: string): Promise<Page> {
  const api = new StaffApi(url);
  const { token } = await api.logIn(EDITOR);
  const pages = Array.from({ length: PAGES }, (_, place) => ({
    title: `Sivu ${place + 1}`,
    minReadTime: 0,
    content: content(place),
  }));
  const body = { meta: { name: 'Suurin lomake' }, pages };
  const { _id: id } = await api.ask(inductionFormApi.create, { body }, { token });
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1366, height: 768 } });
  await watchPaint(page);
  await logIn(page, EDITOR);
  await page.goto(`/admin/forms/${id}`);
  await rows(page, TEXTS.fi.editor.blocks).first().waitFor();
  return page;
}

const rows = (page: Page, name: string) => page.getByRole('grid', { name }).getByRole('row');

/** Notes for each press, of a key or the mouse, how long the frame after it took to come. */
async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paints: number[] = [];
    Object.assign(window, { paints });
    for (const kind of ['keydown', 'pointerdown']) {
      window.addEventListener(
        kind,
        ({ timeStamp }) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => paints.push(performance.now() - timeStamp));
            port1.start();
            port2.postMessage(undefined);
          }),
        { capture: true },
      );
    }
  });
}

/** The median of what the presses took; each has its frame before the next. */
async function measured(page: Page, press: (time: number) => Promise<void>): Promise<number> {
  await page.evaluate(() => Reflect.get(window, 'paints').splice(0));
  for (let time = 1; time <= TIMES; time += 1) {
    await press(time);
    await page.waitForFunction((count) => Reflect.get(window, 'paints').length >= count, time);
    // What the press has left for later is done before the next.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  return median(await page.evaluate(() => [...Reflect.get(window, 'paints')] as number[]));
}

async function choosing(page: Page): Promise<number> {
  const { formPages } = TEXTS.fi.editor;
  const rail = rows(page, formPages);
  return measured(page, async (time) => {
    await rail.nth(1 + (time % 5)).click({ position: { x: 60, y: 12 } });
    await page.getByText(`Otsikko ${1 + (time % 5)} 0`, { exact: true }).waitFor();
  });
}

async function typing(page: Page): Promise<number> {
  await rows(page, TEXTS.fi.editor.blocks).nth(1).dblclick();
  return measured(page, () => page.keyboard.press('a'));
}

async function moving(page: Page): Promise<number> {
  await page.keyboard.press('Escape');
  await rows(page, TEXTS.fi.editor.formPages).nth(2).focus();
  return measured(page, (time) => page.keyboard.press(time % 2 === 0 ? 'Alt+ArrowUp' : 'Alt+ArrowDown'));
}
