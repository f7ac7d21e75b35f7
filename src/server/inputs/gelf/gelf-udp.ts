import type { Intake } from '../definition/intake';
import { DECOMPRESS_SIZE_LIMIT } from '../definition/limits';
import { DecodeError, type Configuration, type Listener, type Remote } from '../definition/model';
import { startDatagrams } from '../network/datagrams';
import { numberSetting } from '../definition/settings';
import { createChunkAssembler, isChunk } from './chunks';
import { decompressed } from '../network/decompress';

const EXPIRE_EVERY_MS = 1_000;

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

  const take = async (datagram: Buffer, remote: Remote) => {
    try {
      const whole = isChunk(datagram) ? assembler.add(datagram, remote.ip, now()) : datagram;
      if (whole !== undefined) await intake.accept(await decompressed(whole, maxBytes), remote);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      intake.refuse(`${error.message} From ${remote.ip}.`);
    }
  };
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
    },
  };
}
