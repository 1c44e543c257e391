import { oneTimeCodeTexts } from './one-time-code.ts';

/** The code that opens a card. */
export const cardCode = oneTimeCodeTexts({
  fi: (formName) => `Tällä koodilla pääset päivittämään pätevyyskorttisi: ${formName}.`,
  en: (formName) => `With this code you can update your competency card: ${formName}.`,
});
