import { serveEncoder } from './serve-encoder';

/** The script of the worker thread; see thread-encoder.ts. */
serveEncoder();
