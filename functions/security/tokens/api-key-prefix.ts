/** How an API key begins: whoever finds one, also a program that looks for leaked ones, knows what it is. */
export const API_KEY_PREFIX = 'tyoavain_';

export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);
