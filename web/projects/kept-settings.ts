import type { Project } from '../../shared/projects/project.ts';
import type { TypedEmails } from './setting-errors.ts';
import type { Settings } from './settings.ts';

/** Settings that are typed and not saved, over the project that they were typed over. */
export type KeptSettings = { base: Project; settings: Settings; typed: TypedEmails };

/** As long as this tab lives: the browser's own way back loses nothing. */
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
