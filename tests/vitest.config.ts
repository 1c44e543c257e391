import { defineConfig } from 'vitest/config';
import { FULL, units } from './vitest-projects.ts';

/** Every test that needs no browser. */
export default defineConfig({ test: { projects: [units(), FULL] } });
