import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Bits a second from the server to the phone, and milliseconds of a round trip. */
export type Line = { bitsPerSecond: number; roundTripMilliseconds: number };

export const SLOW_4G: Line = { bitsPerSecond: 1_600_000, roundTripMilliseconds: 150 };
export const SLOW_3G: Line = { bitsPerSecond: 700_000, roundTripMilliseconds: 300 };

/** What is on its way of one direction of a connection, in its order. */
class Way {
  #last: Promise<void> = Promise.resolve();

  /** Does something at a time of `performance.now()`, after all that was to be done before. */
  at(time: number, work: () => void): void {
    this.#last = this.#last.then(async () => {
      const wait = time - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      work();
    });
  }
}

/** A line between a phone and a server: all connections share its width, and each byte is half a round trip under way. */
export class SlowLine {
  readonly #line: Line;
  /** When the line is free again. */
  #freeAt = 0;

  private constructor(line: Line) {
    this.#line = line;
  }

  /** Listens at a port of this machine for what goes to another. */
  static async start(line: Line, toPort: number): Promise<{ port: number; stop: () => void }> {
    const slow = new SlowLine(line);
    const sockets = new Set<Socket>();
    const server = createServer({ noDelay: true }, (phone) => {
      const behind = connect({ port: toPort, host: '127.0.0.1', noDelay: true });
      for (const socket of [phone, behind]) {
        sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => sockets.delete(socket));
      }
      slow.#carryUp(phone, behind);
      slow.#carryDown(behind, phone);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const stop = () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    };
    return { port: (server.address() as AddressInfo).port, stop };
  }

  /** The handshake of TCP takes a round trip before the first byte leaves. */
  #carryUp(phone: Socket, behind: Socket): void {
    const { roundTripMilliseconds } = this.#line;
    const openAt = performance.now() + roundTripMilliseconds;
    const way = new Way();
    const arrival = () => Math.max(performance.now(), openAt) + roundTripMilliseconds / 2;
    phone.on('data', (bytes: Buffer) => way.at(arrival(), () => behind.writable && behind.write(bytes)));
    phone.on('end', () => way.at(arrival(), () => behind.end()));
  }

  /** Takes no more than the line carries, so that the server decides late what goes first. */
  #carryDown(behind: Socket, phone: Socket): void {
    const { bitsPerSecond, roundTripMilliseconds } = this.#line;
    const way = new Way();
    behind.on('data', (bytes: Buffer) => {
      const now = performance.now();
      this.#freeAt = Math.max(this.#freeAt, now) + (bytes.length * 8000) / bitsPerSecond;
      way.at(this.#freeAt + roundTripMilliseconds / 2, () => phone.writable && phone.write(bytes));
      behind.pause();
      setTimeout(() => behind.resume(), this.#freeAt - now);
    });
    behind.on('end', () => way.at(performance.now() + roundTripMilliseconds, () => phone.end()));
  }
}
