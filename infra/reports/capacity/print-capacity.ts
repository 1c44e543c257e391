import { writeCapacity } from './write-capacity.ts';

process.stdout.write(writeCapacity());
