/** The first line of a mail to a worker. */
export const greet = (name: string) => (name === '' ? 'Dzień dobry!' : `Dzień dobry, ${name}!`);

export const CODE_FOLLOWS = 'Gdy otworzysz link, wyślemy Ci kod.';
export const ONLY_FOR_YOU = 'Link i kod PIN są tylko dla Ciebie. Nie podawaj ich innym.';
export const PIN_LABEL = 'Twój kod PIN';
export const OPEN_PERMIT = 'Otwórz pozwolenie';
