import type { ProjectDraft } from '../../shared/projects/project.ts';

/** The demo company's site, with the workers' induction forms. */
export function demoProject(inductionFormIds: string[]): ProjectDraft {
  return {
    name: 'Kalasataman torni C',
    address: 'Kalasatamankatu 3, Helsinki',
    startDate: '2026-03-02',
    endDate: '2028-08-31',
    inductionFormIds,
    cardReminder: {
      adminEnabled: true,
      adminEmails: ['manager@example.com'],
      ownerEnabled: true,
      reminder1Enabled: true,
      reminder2Enabled: true,
      reminder3Enabled: true,
      updateNoteEnabled: false,
      updateNoteEmails: [],
    },
  };
}
