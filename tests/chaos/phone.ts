import type { Browser, BrowserContext, Page } from 'playwright';
import { cleanImage } from '../../functions/uploads/place-image.ts';
import { shellKept } from '../e2e/offline/kept-shell.ts';
import { putRows, rowsOf } from '../e2e/offline/phone-database.ts';
import { ChaosProxy } from './chaos-proxy.ts';

/** A worker's phone with a network of its own, which remembers every picture that it has made. */
export class Phone {
  readonly proxy: ChaosProxy;
  readonly context: BrowserContext;
  /** The pictures made on the phone, by the names that the server gives to their bytes. */
  readonly pictures = new Map<string, Buffer>();

  private constructor(proxy: ChaosProxy, context: BrowserContext) {
    this.proxy = proxy;
    this.context = context;
  }

  static async start(browser: Browser, { url, seed }: { url: string; seed: string }): Promise<Phone> {
    const proxy = await ChaosProxy.start(seed);
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      locale: 'fi-FI',
      timezoneId: 'Europe/Helsinki',
      proxy: { server: proxy.address, bypass: '<-loopback>' },
    });
    const phone = new Phone(proxy, context);
    await context.exposeFunction('pictureMade', (base64: string) => phone.#remember(Buffer.from(base64, 'base64')));
    await context.addInitScript(tellOfPictures);
    return phone;
  }

  /** A tab on the start page, once the phone can open the product without a network. */
  async opened(): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto('/aloita?lang=fi');
    await shellKept(page);
    return page;
  }

  /** No network at all, or the one that there was. */
  async setOffline(isOffline: boolean): Promise<void> {
    this.proxy.isDead = isOffline;
    await this.context.setOffline(isOffline);
  }

  /** The tab is gone as when the phone needs its memory; the same address is opened in another. */
  async killTab(page: Page): Promise<Page> {
    const address = page.url();
    await page.close({ runBeforeUnload: false });
    const next = await this.context.newPage();
    await next.goto(address);
    return next;
  }

  /** As when the token has ended and the phone cannot have another by itself. */
  async spoilTokens(page: Page): Promise<void> {
    const sessions = await rowsOf(page, 'sessions');
    const spoilt = sessions.map((session) => ({
      ...session,
      token: `${String(session['token'])}x`,
      resumeKey: undefined,
    }));
    await putRows(page, 'sessions', spoilt);
  }

  async stop(): Promise<void> {
    await this.context.close();
    await this.proxy.stop();
  }

  #remember(made: Buffer): void {
    const { name, bytes } = cleanImage(made);
    this.pictures.set(name, Buffer.from(bytes));
  }
}

/** Runs in the page before its scripts: every picture that a canvas gives is told to the test. */
function tellOfPictures(): void {
  const told = window as unknown as { pictureMade: (base64: string) => void };
  // oxlint-disable-next-line typescript/unbound-method -- both are called on the canvas that was asked
  const { toDataURL, toBlob } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.toDataURL = function (...rest) {
    const url = toDataURL.apply(this, rest);
    told.pictureMade(url.slice(url.indexOf(',') + 1));
    return url;
  };
  HTMLCanvasElement.prototype.toBlob = function (take, type, quality) {
    const url = toDataURL.call(this, type, quality);
    told.pictureMade(url.slice(url.indexOf(',') + 1));
    toBlob.call(this, take, type, quality);
  };
}
