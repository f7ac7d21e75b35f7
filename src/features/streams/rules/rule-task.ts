/**
 * The rule form that is open beside the page, from the URL: `?rule=new`, `?rule=<id>` or
 * `?rule=copy.<id>`. `?rule=new&input=<id>` begins with the messages of an input.
 */
const NAME = 'rule';
/** The parameter with the input whose messages a new rule, or the first of a stream, takes. */
export const INPUT = 'input';
export const NEW_RULE = 'new';

export const readRuleTask = (params: URLSearchParams): string | undefined =>
  params.get(NAME) ?? undefined;

/** Keeps other parameters. */
export function writeRuleTask(task: string | undefined, params: URLSearchParams): URLSearchParams {
  params.delete(INPUT);
  if (task === undefined) params.delete(NAME);
  else params.set(NAME, task);
  return params;
}

/** The input that a new rule begins with. */
export const readRuleInput = (params: URLSearchParams): string | undefined =>
  params.get(INPUT) || undefined;

const COPY = 'copy.';
export const copyOf = (ruleId: string): string => COPY + ruleId;
/** The id of the rule that a task edits or copies. */
export const ruleOf = (task: string): { id: string; isCopy: boolean } => ({
  id: task.startsWith(COPY) ? task.slice(COPY.length) : task,
  isCopy: task.startsWith(COPY),
});
