import { chromium, type Browser } from 'playwright';
import { ensureBrowser } from '../e2e/steps/find-browser.ts';
import { LocalProduct } from '../e2e/steps/local-product.ts';

/** The product with its demo data, and a browser to look at it with; both are ended afterwards. */
export async function withProduct(act: (product: LocalProduct, browser: Browser) => Promise<void>): Promise<void> {
  const product = await LocalProduct.start();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), chromiumSandbox: false });
  try {
    await act(product, browser);
  } finally {
    await browser.close();
    await product.stop();
  }
}

export const PUBLIC = new URL('../../web/public/', import.meta.url);
