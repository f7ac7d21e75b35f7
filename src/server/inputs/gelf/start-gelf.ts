import { startUdp } from '../network/udp';
import { startFramedTcp } from '../network/framed-tcp';
import type { Intake } from '../intake';
import { DecodeError, type Configuration, type Listener, type Remote } from '../model';
import { numberSetting, textSetting } from '../settings';
import { DECOMPRESS_SIZE_LIMIT } from '../limits';
import { createChunkAssembler, isChunk } from './chunks';
import { decompressed } from './decompress';

const EXPIRE_EVERY_MS = 1_000;

export const startGelfTcp = (configuration: Configuration, intake: Intake): Promise<Listener> => startFramedTcp(configuration, intake, { port: 12201, endsWithNul: true });

export async function startGelfUdp(configuration: Configuration, intake: Intake, now: () => number): Promise<Listener> {
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

  const udp = await startUdp({
    host: textSetting(configuration, 'bind_address', '127.0.0.1'),
    port: numberSetting(configuration, 'port', 12201),
    receiveBufferBytes: numberSetting(configuration, 'recv_buffer_size', 262_144),
    intake,
    take,
  });
  const expiring = setInterval(expire, EXPIRE_EVERY_MS).unref();
  return {
    port: udp.port,
    async stop() {
      clearInterval(expiring);
      await udp.stop();
    },
  };
}
