export { NextButton } from './next-button.tsx';
export { SharedWatch } from './shared-watch.tsx';
