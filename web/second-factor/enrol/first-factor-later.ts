import { lazyScreen } from '../../app/routing/lazy-screen.ts';

/** `FirstFactor` with its QR code and files, which only who must enrol loads. */
export const FirstFactorLater = lazyScreen(() => import('./first-factor.tsx').then((file) => file.FirstFactor));
