/** The PINs of the demo's two induction forms: one with every kind of content, one with a text page and a signature. */
export const DEMO_PINS = { site: '123456', visitor: '234567' } as const;
