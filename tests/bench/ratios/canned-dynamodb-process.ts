import { createServer } from 'node:http';
import type { Replies } from './recorded-replies.ts';
import { answerFrom, listen } from './serve-replies.ts';

process.once('message', async (replies: Replies) => process.send?.(await listen(createServer(answerFrom(replies)))));
process.once('disconnect', () => process.exit());
