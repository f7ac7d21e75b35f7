import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Stream } from '@/contract/streams';
import { isLimit } from '@/domain/patterns/pattern-reasons';
import { RULE_TYPES, type Rule } from '@/domain/streams/rule';
import { plainRuleFault, type RuleFault } from '@/domain/streams/rule-fault';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';

/** A fault that prevents the rule from working on this server. */
export const faultHere = (
  fault: RuleFault | undefined,
  isEmbedded: boolean,
): RuleFault | undefined =>
  fault?.kind === 'pattern' && isLimit(fault.fault) && !isEmbedded ? undefined : fault;

const ruleCheck = queryOptions({
  queryKey: ['rule-check'],
  queryFn: async () => (await import('./compiled-check')).compiledCheck,
  staleTime: Infinity,
});

/**
 * Why rules cannot work, which no server checks. Regular expressions are only known once their
 * compiler is loaded, so that pages without such rules do not load it.
 */
export function useRuleFaults(rules: readonly Rule[]): (rule: Rule) => RuleFault | undefined {
  const isEmbedded = useIsEmbedded();
  const { data: check } = useQuery({
    ...ruleCheck,
    enabled: rules.some(({ type }) => type === RULE_TYPES.regex),
  });
  return (rule) => faultHere((check?.ruleFault ?? plainRuleFault)(rule), isEmbedded);
}

/**
 * Whether faulty rules keep the stream from receiving anything: with all rules required one is
 * enough, but rules of unknown types are skipped.
 */
export function receivesNothing(
  { rules, matching_type: matching }: Pick<Stream, 'rules' | 'matching_type'>,
  faultOf: (rule: Rule) => RuleFault | undefined,
): boolean {
  const isDead = (rule: Rule) => {
    const fault = faultOf(rule);
    return fault?.kind === 'pattern' || fault?.kind === 'number' || (!!fault && !rule.inverted);
  };
  const known = rules.filter((rule) => faultOf(rule)?.kind !== 'type');
  return known.length === 0 || (matching === 'AND' ? known.some(isDead) : known.every(isDead));
}
