/** Keeps the cursor of the last signal that was processed: any two functions. */
export interface CursorStore {
  /** Returns the cursor, or nothing where none was saved. */
  load(): string | null | undefined | Promise<string | null | undefined>;
  /** Saves the cursor; the next signal is not delivered before it returns. */
  save(cursor: string): void | Promise<void>;
}

/** Keeps the cursor for as long as the value lives: a second loop over it resumes after the first. */
export function memoryStore(cursor?: string): CursorStore {
  return { load: () => cursor, save: (reached) => { cursor = reached; } };
}

/** Keeps the cursor in the browser's localStorage, or another Storage, under a name. */
export function localStore(name = 'smartmoney-cursor', storage?: Pick<Storage, 'getItem' | 'setItem'>): CursorStore {
  const place = () => storage ?? globalThis.localStorage; // looked up late: a server has none
  return { load: () => place().getItem(name), save: (cursor) => place().setItem(name, cursor) };
}
