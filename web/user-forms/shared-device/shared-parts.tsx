import { Suspense, type ReactNode } from 'react';
import { lazyScreen } from '../../app/routing/lazy-screen.ts';
import { isSharedDevice } from '../../shared-device/shared-mark.ts';
import type { ShownForm } from '../shown-form.ts';

/** Lazy, since few devices are shared; the player works without it if loading fails. */
const load = () => import('./shared-screens.ts').catch(() => undefined);
const Nothing = () => null;
const Button = lazyScreen(async () => (await load())?.NextButton ?? Nothing);
const Watch = lazyScreen(async () => (await load())?.SharedWatch ?? Nothing);

const ifShared = (part: ReactNode) => isSharedDevice() && <Suspense>{part}</Suspense>;

/** On a shared device, the button for the next person. */
export function NextPerson({ form }: { form: ShownForm }) {
  return ifShared(<Button form={form} />);
}

/** On a shared device, the watch over an abandoned induction. */
export function SharedDevice() {
  return ifShared(<Watch />);
}
