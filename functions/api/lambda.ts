import { handle } from 'hono/aws-lambda';
import { worldFromEnv } from '../world-from-env.ts';
import { createApp } from './app.ts';

/** The API behind the HTTP API, whose events are of payload version 2. */
export const handler = handle(createApp(await worldFromEnv(process.env)));
