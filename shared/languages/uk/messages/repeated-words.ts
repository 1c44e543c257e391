/** The first line of a mail to a worker. */
export const greet = (name: string) => (name === '' ? 'Вітаємо!' : `Вітаємо, ${name}!`);

export const CODE_FOLLOWS = 'Коли ви відкриєте посилання, ми надішлемо вам код.';
export const ONLY_FOR_YOU = 'Посилання і PIN-код лише для вас. Нікому їх не передавайте.';
export const PIN_LABEL = 'Ваш PIN-код';
export const OPEN_PERMIT = 'Відкрити наряд';
