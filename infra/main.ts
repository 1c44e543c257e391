import { settingsOf } from './settings.ts';
import { addProduct, newApp } from './product.ts';

const app = newApp();
const stage = String(app.node.tryGetContext('stage') ?? 'test');
addProduct(app, stage, settingsOf(stage), { site: '.build/site', bundles: '.build/functions' });
