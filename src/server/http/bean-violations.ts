import { Problem } from './problem';

/** A member of a body that violates a rule such as `NotBlank`; `member` in camel case. */
export type BeanViolation = { member: string; rule: string; message: string; value: unknown };

/** Jersey's answer to such a body. `argument` such as `IndexSetsResource.save.arg0`. */
export function beanProblem(argument: string, violations: readonly BeanViolation[]): Problem {
  const body = violations.map(({ member, rule, message, value }) => ({
    message,
    message_template: `{javax.validation.constraints.${rule}.message}`,
    path: `${argument}.${member}`,
    invalid_value: value == null ? null : String(value),
  }));
  return new Problem(400, violations[0]?.message ?? 'The request breaks a rule.', body);
}
