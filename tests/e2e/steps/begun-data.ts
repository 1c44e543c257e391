import { LocalProduct } from './local-product.ts';

/** Playwright runs it once before all journeys, and what it answers after them. */
export default async function keepBegunData(): Promise<() => Promise<void>> {
  return LocalProduct.keepBegunData();
}
