import type { FileHandle } from 'node:fs/promises';
import { open, readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** A message that one mailbox or phone received. */
const Delivery = z.object({
  channel: z.enum(['email', 'sms']),
  /** One address or one number. */
  to: z.string(),
  subject: z.optional(z.string()),
  text: z.string(),
  html: z.optional(z.string()),
  /** ISO 8601 UTC. */
  at: z.string(),
});
export type Delivery = z.infer<typeof Delivery>;

type Waiter = { matches: (delivery: Delivery) => boolean; resolve: (delivery: Delivery) => void };

const DEFAULT_TIMEOUT_MILLISECONDS = 120_000;

/** All sent messages, in a file with one line of JSON per delivery. A line is on disk before its sender gets a success. */
export class Outbox {
  readonly #file: FileHandle;
  readonly #deliveries: Delivery[];
  readonly #waiters = new Set<Waiter>();
  #written: Promise<unknown> = Promise.resolve();

  private constructor(file: FileHandle, deliveries: Delivery[]) {
    this.#file = file;
    this.#deliveries = deliveries;
  }

  /** Opens the outbox and truncates a last line that a power cut left incomplete. */
  static async open(path: string): Promise<Outbox> {
    const file = await open(path, 'a');
    const stored = await readFile(path);
    const wholeBytes = stored.lastIndexOf(0x0a) + 1;
    if (wholeBytes < stored.length) await file.truncate(wholeBytes);
    const lines = stored.toString('utf8', 0, wholeBytes).split('\n').filter(Boolean);
    return new Outbox(
      file,
      lines.map((line) => Delivery.parse(JSON.parse(line))),
    );
  }

  /** Newest first. */
  deliveries(): Delivery[] {
    return this.#deliveries.toReversed();
  }

  async add(deliveries: readonly Delivery[]): Promise<void> {
    const lines = deliveries.map((delivery) => `${JSON.stringify(delivery)}\n`).join('');
    const written = this.#written.then(async () => {
      const { size } = await this.#file.stat();
      try {
        await this.#file.appendFile(lines);
        await this.#file.datasync();
      } catch (error) {
        // A full disk may have accepted only a part.
        await this.#file.truncate(size);
        throw error;
      }
    });
    this.#written = written.catch(() => undefined);
    await written;
    this.#deliveries.push(...deliveries);
    for (const delivery of deliveries) this.#tell(delivery);
  }

  /** The newest matching delivery, or the next one if none exists yet. Rejects after the timeout. */
  async waitFor(
    matches: (delivery: Delivery) => boolean,
    timeoutMilliseconds = DEFAULT_TIMEOUT_MILLISECONDS,
  ): Promise<Delivery> {
    const there = this.deliveries().find(matches);
    if (there) return there;
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { matches, resolve: (delivery) => (clearTimeout(timer), resolve(delivery)) };
      const timer = setTimeout(() => {
        this.#waiters.delete(waiter);
        reject(new Error(`No such message within ${timeoutMilliseconds} ms.`));
      }, timeoutMilliseconds);
      this.#waiters.add(waiter);
    });
  }

  async close(): Promise<void> {
    await this.#written;
    await this.#file.close();
  }

  #tell(delivery: Delivery): void {
    for (const waiter of this.#waiters) {
      if (!waiter.matches(delivery)) continue;
      this.#waiters.delete(waiter);
      waiter.resolve(delivery);
    }
  }
}
