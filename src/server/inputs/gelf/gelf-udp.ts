import type { Intake } from '../definition/intake';
import { DECOMPRESS_SIZE_LIMIT } from '../definition/limits';
import { DecodeError, type Configuration, type Listener, type Remote } from '../definition/model';
import { startDatagrams } from '../network/datagrams';
import { numberSetting } from '../definition/settings';
import { createChunkAssembler, isChunk } from './chunks';
import { decompressed, unpackedNow } from '../network/decompress';
import { createLargeDatagrams } from './large-datagrams';

const EXPIRE_EVERY_MS = 1_000;
/**
 * Logs shrink to a tenth, repeated ones to a hundredth. Senders of datagrams do not wait, so without
 * a bound a few kilobytes would be work for seconds.
 */
const MOST_TIMES = 200;
/** The largest UDP datagram; chunked messages may be larger. */
const LARGEST_SMALL = 64 * 1024;

/**
 * Receives datagrams with one message each: plain or compressed, whole or chunked.
 * @throws Error when it cannot listen
 */
export async function startGelfUdp(
  configuration: Configuration,
  intake: Intake,
  { port, now }: { port: number; now: () => number },
): Promise<Listener> {
  const assembler = createChunkAssembler();
  const maxBytes = numberSetting(configuration, 'decompress_size_limit', DECOMPRESS_SIZE_LIMIT);

  const refusing = async (remote: Remote, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      intake.refuse(`${error.message} From ${remote.ip}.`);
    }
  };
  const large = createLargeDatagrams((bytes, remote) =>
    refusing(remote, async () =>
      intake.accept(await decompressed(bytes, maxBytes, MOST_TIMES), remote),
    ),
  );
  const takeWhole = async (whole: Buffer, remote: Remote) => {
    const small = whole.length > LARGEST_SMALL ? undefined : unpackedNow(whole, maxBytes);
    if (small !== undefined) await intake.accept(small, remote);
    else if (!large.add(whole, remote))
      intake.drop(`Large messages from ${remote.ip} were dropped: they came too quickly.`);
  };
  const take = (datagram: Buffer, remote: Remote) =>
    refusing(remote, async () => {
      if (!isChunk(datagram)) return takeWhole(datagram, remote);
      const { whole, dropped } = assembler.add(datagram, remote.ip, now());
      for (const reason of dropped) intake.refuse(reason);
      if (whole !== undefined) await takeWhole(whole, remote);
    });
  const expire = () => {
    for (const reason of assembler.expire(now())) intake.refuse(reason);
  };

  const udp = await startDatagrams(configuration, intake, { port, take });
  const expiring = setInterval(expire, EXPIRE_EVERY_MS).unref();
  return {
    port: udp.port,
    async stop() {
      clearInterval(expiring);
      await udp.stop();
      await large.emptied();
    },
  };
}
