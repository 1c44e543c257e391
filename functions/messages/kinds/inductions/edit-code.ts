import { oneTimeCodeTexts } from './one-time-code.ts';

/** The code that opens an induction. */
export const editCode = oneTimeCodeTexts({
  fi: (formName) => `Tällä koodilla pääset omaan perehdytykseesi: ${formName}.`,
  en: (formName) => `With this code you get to your own induction: ${formName}.`,
});
