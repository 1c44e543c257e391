/** The first line of a mail to a worker. */
export const greet = (name: string) => (name === '' ? 'Здравствуйте!' : `Здравствуйте, ${name}!`);

export const CODE_FOLLOWS = 'Когда вы откроете ссылку, мы пришлём вам код.';
export const ONLY_FOR_YOU = 'Ссылка и PIN-код только для вас. Никому их не передавайте.';
export const PIN_LABEL = 'Ваш PIN-код';
export const OPEN_PERMIT = 'Открыть наряд';
