// What comes after the worker's details: loaded once the first page stands, with what keeps the changes made there.
import './sending/save-part.ts';

export { FinalPage } from './final/final-page.tsx';
export { FormPage } from './form-page/form-page.tsx';
export { preloadSignaturePad } from '../content/signature/use-pad-library.ts';
