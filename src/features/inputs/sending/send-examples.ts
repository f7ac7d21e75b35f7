import type { InputSummary } from '@/contract/inputs';
import { inputGuide } from '@/domain/inputs/input-types';
import type { SendExample } from '@/domain/inputs/send-example';
import { hostOf, listenAddressOf } from './listen-address';

/** Empty for inputs that fetch their messages, and for types that only the server knows. */
export function sendExamples(
  input: Pick<InputSummary, 'type' | 'attributes'>,
  { machine, hello }: { machine: string; hello: string },
): SendExample[] {
  const listens = listenAddressOf(input);
  const guide = inputGuide(input.type);
  if (!listens || !guide) return [];
  const { transport, port, encrypted } = listens;
  return guide.examples({
    host: hostOf(listens, machine),
    port,
    udp: transport === 'udp',
    http: transport === 'http',
    encrypted,
    endsWithNull: input.attributes['use_null_delimiter'] === true,
    hello,
  });
}
