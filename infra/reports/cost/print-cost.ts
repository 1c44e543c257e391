import { writeCost } from './write-cost.ts';

process.stdout.write(writeCost());
