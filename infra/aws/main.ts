import { settingsOf } from './stages.ts';
import { addProduct, newApp } from './product.ts';
import { requireProvider } from './provider.ts';
import { BUILT_FUNCTIONS } from '../build/source-maps/bundle-names.ts';

const app = newApp();
/** The value of `-c name=value`. */
const contextOf = (name: string): string | undefined => {
  const value: unknown = app.node.tryGetContext(name);
  return value === undefined ? undefined : String(value);
};
const stage = contextOf('stage') ?? 'test';
const settings = settingsOf(stage, contextOf('settings'));
const site = '.build/site';
if (settings.isProtected) requireProvider(site);
addProduct(app, stage, settings, { site, bundles: BUILT_FUNCTIONS, isEmergency: contextOf('emergency') === 'true' });
