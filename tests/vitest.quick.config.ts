import { defineConfig } from 'vitest/config';
import { PROOFS, units } from './vitest-projects.ts';

/** What runs at every change. */
export default defineConfig({ test: { projects: [units({ leftOut: PROOFS })] } });
