/** The name of an unnamed project; the interface recognises a new project by it. */
export const NEW_PROJECT_NAME = 'Uusi projekti';

export const NAME_CHARACTERS = 200;

/** For how many months presence is kept where a project says nothing else, and the most that it may say. */
export const PRESENCE_MONTHS = 12;
export const MOST_PRESENCE_MONTHS = 24;

/** The defaults of a new project. */
export const NEW_PROJECT = {
  name: NEW_PROJECT_NAME,
  address: '',
  startDate: null,
  endDate: null,
  inductionFormIds: [],
  cardReminder: {
    adminEnabled: false,
    adminEmails: [],
    ownerEnabled: false,
    reminder1Enabled: true,
    reminder2Enabled: true,
    reminder3Enabled: true,
    updateNoteEnabled: false,
    updateNoteEmails: [],
  },
  presence: false,
  presenceMonths: PRESENCE_MONTHS,
  selfCheckIn: false,
  zones: [],
  board: null,
};
