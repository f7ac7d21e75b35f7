import { call, callForBytes } from '@/api/client';
import { createSearchTypeExportJob, downloadExport } from '@/contract/messages';
import { createSearch, type Search } from '@/contract/search';
import { errorText } from '@/shared/failure/error-text';
import { fileTypeOf, fileWriter, type FileOptions } from './file-writer';

export type ExportRequest = {
  /**
   * Its time range must be absolute, or the file would cover another window than the rows shown.
   */
  search: Search;
  /** The exported message search type; its decorators apply. */
  searchTypeId: string;
  fields: readonly string[];
  /** IANA time zone of the exported timestamps. */
  zone: string;
  filename: string;
} & FileOptions;
export type ExportProgress = { rows: number; bytes: number };
export type ExportedFile = ExportProgress & { content: Blob; cutShort: boolean };

/** The connection dropped before the download was complete. */
export class BrokenDownload extends Error {
  constructor(
    readonly progress: ExportProgress,
    cause: unknown,
  ) {
    super(errorText(cause), { cause });
  }
}

/** Bytes buffered before they are moved into a Blob, which browsers keep on disk if large. */
const MAX_BUFFERED_BYTES = 8 * 1024 * 1024;

/**
 * Downloads the result of a search through an export job. Rejects with `ApiError`, with
 * `BrokenDownload`, or with the reason of the abort signal.
 */
export async function runExport(
  { search, searchTypeId, fields, zone, filename, ...options }: ExportRequest,
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<ExportedFile> {
  const { id } = await call(createSearch, search, { signal });
  // The search document carries everything else.
  const format = {
    execution_state: {},
    fields_in_order: [...fields],
    ...(options.limit !== undefined && { limit: options.limit }),
    time_zone: zone,
    filename,
  };
  const jobId = await call(
    createSearchTypeExportJob,
    { searchId: id, searchTypeId, format },
    { signal },
  );
  const formulas = options.withoutFormulas ? undefined : ('keep' as const);
  const accept = options.format === 'csv' ? 'text/csv' : 'application/json';
  return collect(
    await callForBytes(
      downloadExport,
      { jobId, filename, ...(formulas && { formulas }) },
      { signal, accept },
    ),
    options,
    onProgress,
    signal,
  );
}

async function collect(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  options: FileOptions,
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<ExportedFile> {
  const writer = fileWriter(options);
  const file = createFileBuffer(fileTypeOf(options.format));
  const reader = stream.getReader();
  const read = () =>
    reader.read().catch((cause: unknown) => {
      throw signal.aborted
        ? cause
        : new BrokenDownload({ rows: writer.rows(), bytes: file.size() }, cause);
    });
  for (let { done, value } = await read(); !done && value; { done, value } = await read()) {
    file.add(writer.take(value));
    onProgress({ rows: writer.rows(), bytes: file.size() });
    if (!writer.isFull()) continue;
    // Servers send whole chunks; what is beyond the limit is not downloaded.
    await reader.cancel();
    break;
  }
  file.add(writer.end());
  return {
    rows: writer.rows(),
    bytes: file.size(),
    content: file.content(),
    cutShort: writer.isCutShort(),
  };
}

/**
 * Buffers a file that may exceed the memory of a tab: full buffers become Blobs, which browsers
 * keep on disk if large.
 */
function createFileBuffer(type: string) {
  const full: Blob[] = [];
  let buffered: Uint8Array<ArrayBuffer>[] = [];
  let bufferedBytes = 0;
  let bytes = 0;
  const flush = () => {
    full.push(new Blob(buffered));
    buffered = [];
    bufferedBytes = 0;
  };
  return {
    add(chunk: Uint8Array<ArrayBuffer>) {
      buffered.push(chunk);
      bufferedBytes += chunk.byteLength;
      bytes += chunk.byteLength;
      if (bufferedBytes >= MAX_BUFFERED_BYTES) flush();
    },
    size: () => bytes,
    content() {
      flush();
      return new Blob(full, { type });
    },
  };
}
