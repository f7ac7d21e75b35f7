import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import { importRows, type FileRows, type RowsAnswer } from '@/contract/import';
import { filePieces, type Piece, type Pieces } from './file-pieces';

/** Rows per request; the server accepts up to ten thousand. */
const ROWS = 2_000;
/** Of a request; the server accepts 20 MB, and a long row is sent by itself. */
const CHARACTERS = 2_000_000;

type Span = { from: number; to: number };

export type Sent = {
  /** Bytes of the file that are done. */
  bytes: number;
  accepted: number;
  refused: number;
  /** The first that was refused. */
  example?: { line: number; reason: string };
  /** Messages that got the time of the import, and those from before 1970. */
  undated: number;
  early: number;
  /** The times of the messages and of the requests, in milliseconds since the epoch. */
  messages?: Span;
  received?: Span;
};

/**
 * Uploads the rows of a file in order; the node reads them as the import of the command line does.
 * The name of the file is the source of rows without one, `zone` is for times without one. Reports
 * progress after each request.
 * @throws Error when the file cannot be read, or as `call` does; rows sent before that stay stored
 */
export async function sendFile(
  file: File,
  { zone, onSent, signal }: { zone: string; onSent: (sent: Sent) => void; signal: AbortSignal },
): Promise<Sent> {
  let sent: Sent = { bytes: 0, accepted: 0, refused: 0, undated: 0, early: 0 };
  let previous: number | null = null;
  const tell = (change: Partial<Sent>) => onSent((sent = { ...sent, ...change }));
  const refuse = (line: number, reason: string) =>
    tell({ refused: sent.refused + 1, example: sent.example ?? { line, reason } });

  const send = async (rows: FileRows, numbers: readonly number[]) => {
    const body = { ...rows, source: file.name, zone, previous_time: previous };
    const answer = await call(importRows, body, { signal }).catch((error: unknown) => {
      if (numbers.length > 1 || !(error instanceof ApiError) || error.status !== 413) throw error;
      return refuse(numbers[0] ?? 0, error.message);
    });
    if (!answer) return;
    previous = answer.previous_time;
    for (const { index, reason } of answer.refused) refuse(numbers[index] ?? 0, reason);
    tell(sumOf(sent, answer));
  };

  for await (const { rows, numbers, refused } of requestsOf(
    filePieces(file, (bytes) => tell({ bytes })),
  )) {
    signal.throwIfAborted();
    for (const { number, problem } of refused) refuse(number, problem);
    if (numbers.length > 0) await send(rows, numbers);
  }
  return sent;
}

type Row = Extract<Piece, { values: unknown }>;
/** Rows for one request with their numbers, and those that were refused before it. */
type Request = {
  rows: FileRows;
  numbers: number[];
  refused: Extract<Piece, { problem: string }>[];
};

/** As many rows as fit into one request each. */
async function* requestsOf(all: AsyncIterable<Pieces>): AsyncGenerator<Request, void> {
  let last: Pieces | undefined;
  let held: Row[] = [];
  let refused: Request['refused'] = [];
  let characters = 0;
  const taken = (read: Pieces): Request => {
    const request = {
      rows: rowsOf(read, held),
      numbers: held.map(({ number }) => number),
      refused,
    };
    [held, refused, characters] = [[], [], 0];
    return request;
  };
  for await (const read of all) {
    last = read;
    for (const piece of read.pieces) {
      if ('problem' in piece) {
        refused.push(piece);
        continue;
      }
      const size = piece.values.reduce((sum, value) => sum + (value?.length ?? 0), 0);
      if (held.length === ROWS || (held.length > 0 && characters + size > CHARACTERS))
        yield taken(read);
      held.push(piece);
      characters += size;
    }
  }
  if (last !== undefined) yield taken(last);
}

function rowsOf(read: Pieces, part: readonly Row[]): FileRows {
  return read.format === 'csv'
    ? { format: 'csv', header: read.header, rows: part.map(({ values }) => values) }
    : { format: read.format, rows: part.map(({ values: [text] }) => text ?? '') };
}

function sumOf(sent: Sent, answer: RowsAnswer): Partial<Sent> {
  const { accepted, undated, early, earliest, latest, received_at: at } = answer;
  const times = earliest === null || latest === null ? undefined : { from: earliest, to: latest };
  const messages = times && joined(sent.messages, times);
  return {
    accepted: sent.accepted + accepted,
    undated: sent.undated + undated,
    early: sent.early + early,
    ...(messages && { messages, received: joined(sent.received, { from: at, to: at }) }),
  };
}

const joined = (one: Span | undefined, other: Span): Span => ({
  from: Math.min(one?.from ?? Infinity, other.from),
  to: Math.max(one?.to ?? -Infinity, other.to),
});
