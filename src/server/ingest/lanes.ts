import { canDecode } from '../inputs/codecs';
import type { Lane, LaneNews, LaneSource } from '../inputs/definition/message-writer';
import type { Desk } from './desk';
import type { Dispatch } from './dispatch';
import { answering } from './answering';
import type { LaneCount } from './encoding/protocol';
import type { WaitingRoom } from './waiting-room';

/** The inputs whose bytes are decoded elsewhere. */
export type Lanes = {
  /** Undefined where messages of that type have to be decoded by the input itself. */
  open(
    input: LaneSource,
    charset: string | undefined,
    onNews: (news: LaneNews) => void,
  ): Lane | undefined;
  /** Passes on what became of messages. */
  count(counts: readonly LaneCount[]): void;
};

type Options = {
  desk: Desk;
  dispatch: Pick<Dispatch, 'openLane' | 'closeLane'>;
  room: WaitingRoom;
  finished: () => Promise<void>;
};

export function createLanes({ desk, dispatch, room, finished }: Options): Lanes {
  const news = new Map<number, (news: LaneNews) => void>();
  let last = 0;

  function open(
    input: LaneSource,
    charset: string | undefined,
    onNews: (news: LaneNews) => void,
  ): Lane | undefined {
    if (!canDecode(input.type)) return undefined;
    const number = (last += 1);
    let told: LaneSource['static_fields'] | undefined;
    news.set(number, onNews);
    /** Static fields may change between two messages. */
    const tell = () => {
      if (told === input.static_fields) return;
      told = input.static_fields;
      desk.seal();
      dispatch.openLane(number, {
        id: input.id,
        type: input.type,
        configuration: input.configuration,
        static_fields: told,
        charset,
      });
    };
    return {
      put(bytes, receivedAt, remote) {
        tell();
        desk.addBytes(number, bytes, receivedAt, remote);
        return room.entered();
      },
      putDurably(all, receivedAt, remote) {
        if (all.length === 0) return Promise.resolve([]);
        tell();
        return new Promise((resolve, reject) =>
          desk.bytesAtOnce(number, all, receivedAt, remote, answering(all.length, resolve, reject)),
        );
      },
      close() {
        desk.push();
        dispatch.closeLane(number);
        // What is under way still counts.
        void finished().then(() => news.delete(number));
      },
    };
  }

  return {
    open,
    count(counts) {
      for (const { lane, ...rest } of counts) news.get(lane)?.(rest);
    },
  };
}
