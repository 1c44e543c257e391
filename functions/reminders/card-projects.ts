import type { CardReminder, Project } from '../../shared/projects/project.ts';
import type { CardRecord } from '../store/entities/cards/cards.ts';
import { findOpenProjects } from '../store/entities/projects.ts';
import type { World } from '../world.ts';
import type { ReminderNumber } from '../../shared/projects/reminder-days.ts';

/** The open projects that show a card: the one in which it was made, or those with its induction form. */
export function projectsOfCard(
  projects: readonly Project[],
  card: Pick<CardRecord, 'project' | 'inductionFormId'>,
): Project[] {
  return projects.filter(({ _id: id, inductionFormIds }) =>
    card.project === null ? inductionFormIds.includes(card.inductionFormId ?? '') : id === card.project,
  );
}

export function isReminderOn(settings: CardReminder, reminder: ReminderNumber): boolean {
  return settings[`reminder${reminder}Enabled`];
}

/** The open projects of each company, read once per run and again on request. */
export class ProjectsOfCompanies {
  readonly #world: World;
  readonly #known = new Map<string, Project[]>();

  constructor(world: World) {
    this.#world = world;
  }

  async of(company: string): Promise<Project[]> {
    const projects = this.#known.get(company) ?? (await findOpenProjects(this.#world.table, company));
    this.#known.set(company, projects);
    return projects;
  }

  forget(company: string): void {
    this.#known.delete(company);
  }
}
