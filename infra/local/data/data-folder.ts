import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { access, constants, mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '../start-error.ts';

export type DataFolder = { path: string; release: () => Promise<void> };

/**
 * Creates the data folder if missing and locks it until `release` or the end of the process, even by a kill. Throws StartError when the
 * folder is not writable or another server holds it.
 */
export async function takeDataFolder(folder: string): Promise<DataFolder> {
  const real = await writableFolder(folder);
  const address = lockAddress(real);
  if (!address.startsWith('\0') && !(await isAnswered(address))) await rm(address, { force: true });
  const lock = createServer().listen(address);
  try {
    await once(lock, 'listening');
  } catch {
    throw new StartError(
      `The data folder ${folder} is in use by another running server: stop that one, or set DATA_DIR to another folder.`,
    );
  }
  const release = async (): Promise<void> => {
    lock.close();
    await once(lock, 'close');
  };
  return { path: real, release };
}

async function writableFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK | constants.X_OK);
    return await realpath(folder);
  } catch {
    throw new StartError(
      `The data folder ${folder} cannot be written: make it writable, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * A socket as lock: the system releases it when its process dies. Linux needs no file (an abstract address); elsewhere the socket is a file
 * that a killed process leaves behind.
 */
function lockAddress(folder: string): string {
  const name = `tyomaaportti-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
}

async function isAnswered(address: string): Promise<boolean> {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
