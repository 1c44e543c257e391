import { defineConfig } from 'vitest/config';
import { QUICK_ROOMS, units } from './vitest-projects.ts';

/** What runs at every change. */
export default defineConfig({ test: { projects: [units(QUICK_ROOMS)] } });
