import { useEffect, useRef, useState } from 'react';
import type { PictureRefusal } from '../../content/picture-upload.ts';
import type { AttachmentKind } from './attachments.ts';

type Chosen = { kind: AttachmentKind; file: File };

/** A file that is uploading or was refused. `share` is the sent share, from 0 to 1. */
export type SendingFile = Chosen & { id: number; share: number; refusal?: PictureRefusal | undefined };

type SendOptions = { onProgress: (share: number) => void; signal: AbortSignal };

export type SendFile = (chosen: Chosen, options: SendOptions) => Promise<PictureRefusal | undefined>;

/** Uploads files one after another; leaving the page cancels the running upload. */
export function useSendingFiles() {
  const [files, setFiles] = useState<readonly SendingFile[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const lastId = useRef(0);
  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);
  const patch = (id: number, changed: Partial<SendingFile>) =>
    setFiles((before) => before.map((each) => (each.id === id ? { ...each, ...changed } : each)));
  const drop = (id: number) => {
    stops.current.get(id)?.abort();
    stops.current.delete(id);
    setFiles((before) => before.filter((each) => each.id !== id));
  };
  const begin = ({ id, kind, file }: SendingFile, send: SendFile) => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    const run = async () => {
      if (stop.signal.aborted) return;
      const refusal = await send({ kind, file }, { onProgress: (share) => patch(id, { share }), signal: stop.signal });
      if (stop.signal.aborted) return;
      if (refusal) patch(id, { refusal });
      else drop(id);
    };
    queue.current = queue.current.then(run);
  };
  return {
    files,
    drop,
    isSending: files.some(({ refusal }) => refusal === undefined),
    add: (chosen: readonly Chosen[], send: SendFile) => {
      const fresh = chosen.map((each) => {
        lastId.current += 1;
        return { ...each, id: lastId.current, share: 0 };
      });
      setFiles((before) => [...before, ...fresh]);
      for (const each of fresh) begin(each, send);
    },
    retry: (file: SendingFile, send: SendFile) => {
      patch(file.id, { share: 0, refusal: undefined });
      begin(file, send);
    },
  };
}
