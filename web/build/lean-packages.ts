import type { Plugin } from 'vite';

const ROUTER = new Set(['react-router', 'react-router/dom']);
const STORE_SHIM = 'use-sync-external-store/shim';
const STORE = '\0store-of-react';

/**
 * Leaves out of packages what no phone needs: the router's warnings for developers, which its build without them lacks though its `exports`
 * name it nowhere, and what makes up for a React of before `useSyncExternalStore`.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    async resolveId(name, importer, options) {
      if (name === STORE_SHIM || name === `${STORE_SHIM}/index.js`) return STORE;
      if (!ROUTER.has(name)) return null;
      const found = await this.resolve(name, importer, { ...options, skipSelf: true });
      return found && found.id.replace('/dist/development/', '/dist/production/');
    },
    load: (id) => (id === STORE ? "export { useSyncExternalStore } from 'react';" : null),
  };
}
