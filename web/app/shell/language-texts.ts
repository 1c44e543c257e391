/** The words of the choice of other languages: they come with its file, since most workers never need them. */
export const LANGUAGE_TEXTS = {
  fi: { failed: 'Kielen vaihto vaatii verkon.' },
  en: { failed: 'Changing the language needs a network.' },
};
