/** The words of the button: they come with its file, which a phone without a voice never loads. */
export const READ_ALOUD_TEXTS = {
  fi: { listen: 'Kuuntele sivu', stop: 'Lopeta kuuntelu' },
  en: { listen: 'Listen to the page', stop: 'Stop listening' },
};
