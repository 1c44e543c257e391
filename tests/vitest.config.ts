import { defineConfig } from 'vitest/config';
import { FULL, QUICK_ROOMS, units } from './vitest-projects.ts';

/** Every test that needs no browser. */
export default defineConfig({ test: { projects: [units([...QUICK_ROOMS, 'functions', 'infra']), FULL] } });
