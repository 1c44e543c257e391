import type { Rolldown } from 'vite';

export type Context = Rolldown.ChunkingContext;

export function dynamicImports(module: string, context: Context): readonly string[] {
  return context.getModuleInfo(module)?.dynamicallyImportedIds ?? [];
}

export function filesLoadedWith(module: string, context: Context): Set<string> {
  const loaded = new Set([module]);
  for (const id of loaded) {
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) loaded.add(next);
  }
  return loaded;
}

export function countLoads(screens: readonly string[], context: Context): Map<string, number> {
  const counts = new Map<string, number>();
  for (const screen of screens) {
    for (const id of filesLoadedWith(screen, context)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

export function ofBoth(one: string, other: string, context: Context): string[] {
  const ofOther = filesLoadedWith(other, context);
  return [...filesLoadedWith(one, context)].filter((id) => ofOther.has(id));
}
