import { useQuery } from '@tanstack/react-query';
import { PERMISSIONS } from '@/contract/permissions';
import { RULE_TYPES, type Rule } from '@/domain/streams/rule';
import { useSession } from '@/shared/session/session-context';
import { streamQueries } from './queries';

const INPUTS = PERMISSIONS.inputs.read;

/** The inputs by their ids, if these rules name any and the user may read them. */
export function useInputsOf(rules: readonly Pick<Rule, 'type'>[]) {
  const { permits } = useSession();
  return useQuery({
    ...streamQueries.ruleInputs(),
    enabled: permits(INPUTS) && rules.some(({ type }) => type === RULE_TYPES.input),
  }).data;
}

/** The inputs to choose from; `isUnknown` for users who may not read them. */
export function useInputChoice() {
  const { permits } = useSession();
  const mayRead = permits(INPUTS);
  const { data, isPending, isError } = useQuery({
    ...streamQueries.ruleInputs(),
    enabled: mayRead,
  });
  return { inputs: data, isPending, isUnknown: !mayRead || isError };
}
