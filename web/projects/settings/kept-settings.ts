import type { Project } from '../../../shared/projects/project.ts';
import type { TypedEmails } from './setting-errors.ts';
import type { Settings } from './settings.ts';

/** Unsaved settings, with the project that they were typed over. */
export type KeptSettings = { base: Project; values: Settings; typed: TypedEmails };

/** Lives as long as this tab, so that the browser's Back loses nothing. */
const kept = new Map<string, KeptSettings>();

export function keptSettings(projectId: string): KeptSettings | undefined {
  return kept.get(projectId);
}

export function keepSettings(projectId: string, settings: KeptSettings): void {
  kept.set(projectId, settings);
}

export function forgetSettings(projectId: string): void {
  kept.delete(projectId);
}
