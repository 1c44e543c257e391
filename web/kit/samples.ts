/** Texts of the samples; `long` tests parts with long words. */
export const SAMPLE = {
  name: 'Matti Virtanen',
  company: 'Valo Oy',
  pin: '123456',
  permitPin: '123456789',
  email: 'matti@example.com',
  long: 'Sähkötyöturvallisuuskoulutuskeskuksen aliurakoitsijaperehdytysvastaava Väinämö-Johannes Lehtikuusenmäki',
  day: '2027-03-01',
} as const;

export const NOTHING = (): void => undefined;
