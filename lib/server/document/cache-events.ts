import { EventEmitter } from "node:events";

type CacheEvents = {
  /** The page at this path was rendered again; without a path, any number of pages has expired. */
  update: [path?: string];
  /** A page could not be written to the disk. */
  "write-failure": [error: unknown];
};

/** Connects Next's page cache with the response cache and the log. */
export const cacheEvents = new EventEmitter<CacheEvents>();
