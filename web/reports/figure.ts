const FIGURE = new Intl.NumberFormat('fi-FI');

/** `1 234`: the product's formats are Finnish in both languages. */
export const figure = (count: number): string => FIGURE.format(count);
