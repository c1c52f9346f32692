import { useEffect, useRef, useState } from 'react';
import type { CategoryPath, MediaAsset } from './media-entry.ts';
import { MediaSourceError, type MediaUploads } from './media-source.ts';

/** More at once would only make each of them slower. */
const MAX_SENDING = 3;

export interface UploadRow {
  id: number;
  name: string;
  /** 0 to 1. */
  fraction: number;
  /** Why the file was refused; null while it is on its way. */
  problem: string | null;
}

interface Place {
  folderId: string | null;
  category: CategoryPath | null;
}

interface UploadsNeeds {
  uploads: MediaUploads | undefined;
  /** Says that a file failed for a reason that the library did not give. */
  generalProblem: string;
  onUploaded(asset: MediaAsset, place: Place): void;
}

export interface Uploads {
  rows: readonly UploadRow[];
  add(files: readonly File[], place: Place): void;
  /** Stops an upload, or forgets one that was refused. */
  drop(id: number): void;
}

/** Uploads files into the folder in which they were added, three at a time. Closing the dialog stops them. */
export function useUploads({ uploads, generalProblem, onUploaded }: UploadsNeeds): Uploads {
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const waiting = useRef<{ id: number; file: File; place: Place }[]>([]);
  const lastId = useRef(0);
  const needs = useRef({ uploads, generalProblem, onUploaded });
  useEffect(() => {
    needs.current = { uploads, generalProblem, onUploaded };
  });

  const change = (id: number, update: Partial<UploadRow>): void =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...update } : row)));
  const forget = (id: number): void => setRows((before) => before.filter((row) => row.id !== id));

  const send = async (
    { id, file, place }: (typeof waiting.current)[number],
    controller: AbortController,
  ): Promise<void> => {
    const { signal } = controller;
    const onProgress = (fraction: number): void => change(id, { fraction });
    try {
      const asset = await needs.current.uploads?.upload(file, { ...place, signal, onProgress });
      if (signal.aborted || !asset) return;
      forget(id);
      needs.current.onUploaded(asset, place);
    } catch (error) {
      if (signal.aborted) return;
      change(id, { problem: error instanceof MediaSourceError ? error.message : needs.current.generalProblem });
    } finally {
      running.current.delete(id);
      sendNext();
    }
  };
  const sendNext = (): void => {
    while (running.current.size < MAX_SENDING) {
      const next = waiting.current.shift();
      if (!next) return;
      const controller = new AbortController();
      running.current.set(next.id, controller);
      void send(next, controller);
    }
  };

  useEffect(() => {
    const stopped = running.current;
    return () => {
      waiting.current = [];
      for (const controller of stopped.values()) controller.abort();
    };
  }, []);

  return {
    rows,
    add(files, place) {
      if (!uploads) return;
      const added = files.map((file) => {
        lastId.current += 1;
        return { id: lastId.current, file, place, problem: uploads.findProblem(file) };
      });
      setRows((before) => [
        ...before,
        ...added.map(({ id, file, problem }) => ({ id, name: file.name, fraction: 0, problem })),
      ]);
      waiting.current.push(...added.filter(({ problem }) => problem === null));
      sendNext();
    },
    drop(id) {
      waiting.current = waiting.current.filter((each) => each.id !== id);
      running.current.get(id)?.abort();
      forget(id);
    },
  };
}
