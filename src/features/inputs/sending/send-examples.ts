import type { InputSummary } from '@/contract/inputs';
import { hostOf, listensOf } from '../listens';
import { beatsExamples } from './beats-examples';
import { gelfExamples } from './gelf-examples';
import { cefExamples, netflowExamples, rawExamples } from './plain-examples';
import { syslogExamples } from './syslog-examples';
import type { SendExample, Target } from './target';

type Family = { classes: RegExp; examples: (target: Target) => SendExample[] };
const families: readonly Family[] = [
  { classes: /\.GELF(TCP|UDP|Http)Input$/, examples: gelfExamples },
  { classes: /\.Syslog(TCP|UDP)Input$/, examples: syslogExamples },
  { classes: /\.Raw(TCP|UDP|Http)Input$/, examples: rawExamples },
  { classes: /\.CEF(TCP|UDP)Input$/, examples: cefExamples },
  { classes: /\.Beats2?Input$/, examples: beatsExamples },
  { classes: /\.NetFlowUdpInput$/, examples: netflowExamples },
];

/**
 * Commands that send a first message to an input, with its real host and port; none for an input
 * that fetches by itself.
 */
export function sendExamples(
  input: Pick<InputSummary, 'type' | 'attributes'>,
  { machine, hello }: { machine: string; hello: string },
): SendExample[] {
  const listens = listensOf(input);
  const family = families.find(({ classes }) => classes.test(input.type));
  if (!listens || !family) return [];
  const { transport, port, encrypted } = listens;
  const target: Target = {
    host: hostOf(listens, machine),
    port,
    udp: transport === 'udp',
    http: transport === 'http',
    encrypted,
    endsWithNull: input.attributes['use_null_delimiter'] === true,
    hello,
  };
  return family.examples(target);
}
