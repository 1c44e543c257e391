import { TestApp } from '../../fixtures/test-app.ts';

/** The same app over another store, with the client's own connections, as on Lambda. */
export function likeness({ world }: TestApp, store: { endpoint: string; stop: () => Promise<void> }): TestApp {
  const app = new TestApp({ ...store, tableName: world.table.name, requestHandler: {} });
  Object.assign(app.world, { keys: world.keys, now: world.now });
  return app;
}
